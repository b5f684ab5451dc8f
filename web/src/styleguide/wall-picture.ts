/** An inline picture of three plain shapes, so that the same pixels are rendered everywhere. */
export const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"><path fill="#e4ded2" d="M0 0h80v60H0z"/><path fill="#1d4b39" d="M8 10h40v8H8z"/><path fill="#b9492f" d="M8 26h24v10H8z"/></svg>',
)}`;

export const IMAGE = { width: 800, height: 600, placeholder: 'e4ded21d4b39b9492fe4ded2' };
