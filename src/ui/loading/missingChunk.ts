/** Error messages of Chromium, Firefox, Safari and Vite for code that could not be fetched. */
export const isMissingChunk = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|preload CSS/i.test(error.message)

/** Text key for a part that could not be opened. */
export const chunkErrorText = (error: unknown) =>
  isMissingChunk(error) ? 'app.page.partMissing' : 'app.page.partCrashed'
