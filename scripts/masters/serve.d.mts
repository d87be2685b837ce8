/** The environment of every server for masters, apart from its own variables. */
export const environment: Readonly<Record<string, string>>
export function signIn(
  url: string,
  email: string,
  send?: (url: string, init: RequestInit) => Response | Promise<Response>,
): Promise<unknown>
