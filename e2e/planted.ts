/** Malicious content: it closes the script that it may land in, and sets a variable if it ever runs. */
export const PLANTED_SCRIPT = `</script><script>window.planted=1</script><img src=x onerror="window.planted=2">`;
export const PLANTED_TITLE = `Planted <script>window.planted=3</script>`;
