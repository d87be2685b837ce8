/** How Chromium, Firefox and Safari, and Vite itself, say that code could not be fetched. */
export const isMissingChunk = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|preload CSS/i.test(error.message)
