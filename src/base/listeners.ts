/** Listeners of one thing; the function that `subscribe` returns ends the subscription. */
export interface Listeners<News extends unknown[]> {
  notify(...news: News): void
  subscribe(listener: (...news: News) => void): () => void
}

export function createListeners<News extends unknown[] = []>(): Listeners<News> {
  const listeners = new Set<(...news: News) => void>()
  return {
    notify(...news) {
      for (const listener of [...listeners]) listener(...news)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
