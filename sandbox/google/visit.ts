/**
 * Acts as the browser between leaving the shop and returning to it: follows redirects, keeps cookies and clicks one
 * button.
 */
export async function chooseAccount(authorizationUrl: string, subject: string): Promise<string> {
  const { origin } = new URL(authorizationUrl);
  const cookies = new Map<string, string>();

  const go = async (url: string, form?: URLSearchParams): Promise<string> => {
    const response = await fetch(url, {
      ...(form && { method: 'POST', body: form }),
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    await response.arrayBuffer();
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';', 1);
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const location = response.headers.get('location');
    if (!location) throw new Error(`${url} answered ${response.status} and leads nowhere`);
    return new URL(location, url).href;
  };

  let next = await go(authorizationUrl);
  while (next.startsWith(`${origin}/`))
    next = await go(next, next.includes('/choose/') ? new URLSearchParams({ subject }) : undefined);
  return next;
}
