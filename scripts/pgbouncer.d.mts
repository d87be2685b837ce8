export function findPgbouncer(): string | undefined
export function startPgbouncer(
  program: string,
  url: string,
  options?: { readonly poolSize?: number },
): Promise<{ readonly url: string; stop(): Promise<void> }>
