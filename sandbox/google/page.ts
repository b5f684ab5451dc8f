import { PEOPLE } from './people.ts';

const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** One form: a button for each person and one to cancel. */
export const choosePage = (uid: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Choose an account – sandbox</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 26rem; margin: 3rem auto; padding: 0 1rem }
button { display: block; width: 100%; margin: .5rem 0; padding: .75rem 1rem; text-align: left; font: inherit; cursor: pointer }
small { display: block; color: #5f5a50 }
</style>
<h1>Choose an account</h1>
<p>This is the sandbox that stands in for Google.</p>
<form method="post" action="/choose/${escape(uid)}">
${PEOPLE.map(
  ({ subject, name, email, emailVerified }) =>
    `<button name="subject" value="${escape(subject)}">${escape(name.slice(0, 40))}<small>${escape(email)}${emailVerified ? '' : ' (not verified)'}</small></button>`,
).join('\n')}
<button name="subject" value="">Cancel</button>
</form>
</html>`;
