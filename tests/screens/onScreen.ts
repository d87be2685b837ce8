import { vi } from 'vitest'

/** Only media queries with this part match: `max-width: 599` is a phone. */
export const onScreen = (part: string) =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    ...{ matches: media.includes(part), media },
    ...{ addEventListener: () => undefined, removeEventListener: () => undefined },
    ...{ addListener: () => undefined, removeListener: () => undefined },
  }))
