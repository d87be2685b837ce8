import { afterEach, beforeEach, vi } from 'vitest'
import { createSession, type Session } from '../../src/providers/session/session'
import { safeStorage } from '../../src/providers/session/storage'
import { aToken } from './aToken'
import { httpTo, jsonAnswer } from './httpTo'

export const user = { ID: 7, DISPLAYNAME: 'Ana', ROLE: '7', EMPRESA: '0190', EMAIL: 'a@b.c' }
export const start = 1_800_000_000
export const token = aToken({ sub: '7', exp: start + 3600 })

/** A session with a server that answers as set by each test, and a clock that a test moves. */
export function useSession() {
  const story = {
    now: start,
    asked: [] as string[],
    answer: (): Response | Promise<Response> => jsonAnswer({ user, accessToken: token }),
    session: undefined as unknown as Session,
    networkReturns: () => {},
    open,
    stored: () => [localStorage.getItem('accessToken'), localStorage.getItem('user')],
    pass(seconds: number) {
      story.now += seconds
      vi.advanceTimersByTime(seconds * 1000)
    },
  }
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    story.now = start
    story.asked = []
    story.answer = () => jsonAnswer({ user, accessToken: token })
  })
  afterEach(() => {
    vi.useRealTimers()
    localStorage.clear()
  })
  function open() {
    const fetch = async (request: Request) => {
      const path = new URL(request.url).pathname.split('/').at(-1)
      story.asked.push(`${path} ${request.headers.get('Authorization') ?? ''}`.trim())
      return story.answer()
    }
    const http = httpTo(fetch, {
      token: () => story.session.token(),
      onRefusedToken: refused => story.session.refuse(refused),
    })
    story.session = createSession({
      storage: safeStorage(),
      http,
      now: () => story.now,
      onReturn: tell => {
        story.networkReturns = tell
      },
    })
    return story.session
  }
  return story
}
