import { deskByNeed } from './deskByNeed'
import { loadMessages, loadMore, moreParts } from './load'

/** The words of the desk: all of a language at once here; by need in the browser's build, which replaces this. */
export const desk = deskByNeed(async (_part, language) => {
  const more = moreParts.map(async part => [part, await loadMore(part, language)] as const)
  const words = {
    ...(await loadMessages(language)),
    ...Object.fromEntries(await Promise.all(more)),
  }
  return { words, texts: {} }
})
