/** How Chromium, Firefox and Safari, and Vite itself, say that code could not be fetched. */
export const isMissingChunk = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|preload CSS/i.test(error.message)

/** How somebody is told that what they asked for does not open. */
export const lostText = (error: unknown) =>
  isMissingChunk(error) ? 'app.page.partMissing' : 'app.page.partCrashed'
