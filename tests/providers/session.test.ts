// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSession, type Session } from '../../src/providers/session'
import { safeStorage } from '../../src/providers/storage'
import { expectConsoleError } from '../failOnConsole'
import { aToken } from './aToken'
import { httpTo, jsonAnswer } from './httpTo'

const user = { ID: 7, DISPLAYNAME: 'Ana', ROLE: '7', EMPRESA: '0190' }
const start = 1_800_000_000
const token = aToken({ sub: '7', exp: start + 3600 })
let now = start
let answer: () => Response | Promise<Response>
let asked: string[]
let session: Session

function open() {
  const fetch = async (request: Request) => {
    const path = new URL(request.url).pathname.split('/').at(-1)
    asked.push(`${path} ${request.headers.get('Authorization') ?? ''}`.trim())
    return answer()
  }
  const http = httpTo(fetch, {
    token: () => session.token(),
    onRefusedToken: refused => session.refuse(refused),
  })
  session = createSession({ storage: safeStorage(), http, now: () => now })
  return session
}
const stored = () => [localStorage.getItem('accessToken'), localStorage.getItem('user')]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  now = start
  asked = []
  answer = () => jsonAnswer({ user, accessToken: token })
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

describe('at the start', () => {
  test('a token that holds is used, and the account fetched', async () => {
    localStorage.setItem('accessToken', token)
    await open().start()
    expect(asked).toEqual([`my-account Bearer ${token}`])
    expect(session.view()).toMatchObject({ isInitialized: true, isAuthenticated: true, user })
  })

  test.each([
    ['none', null],
    ['an expired one', aToken({ sub: '7', exp: start })],
    ['no token', 'abc'],
  ])('without a token that holds nothing is asked: %s', async (_, text) => {
    if (text) localStorage.setItem('accessToken', text)
    await open().start()
    expect(asked).toEqual([])
    expect(session.view()).toMatchObject({ isInitialized: true, isAuthenticated: false })
  })

  test('the saved user is shown, the fetched one gives the rights', async () => {
    localStorage.setItem('accessToken', token)
    localStorage.setItem('user', JSON.stringify({ ...user, DISPLAYNAME: 'Anita', ROLE: '10' }))
    await open().start()
    expect(session.view().user).toMatchObject({ DISPLAYNAME: 'Anita' })
    expect(session.view().account).toMatchObject({ ROLE: '7' })
  })

  test.each([
    ['somebody else', '{"ID":8}'],
    ['corrupt', '{"ID"'],
    ['no object', '[7]'],
  ])('a saved user that is %s does not count', async (_, saved) => {
    localStorage.setItem('accessToken', token)
    localStorage.setItem('user', saved)
    await open().start()
    expect(session.view().user).toEqual(user)
  })

  test.each<[string, () => Response | Promise<Response>]>([
    ['refused', () => jsonAnswer({ message: 'no' }, 401)],
    ['strange', () => jsonAnswer({ hello: 1 })],
    ['absent', () => new Response('<p>', { status: 500 })],
  ])('an account that is %s signs out, is logged once and keeps the token', async (_, given) => {
    expectConsoleError(/./)
    answer = given
    localStorage.setItem('accessToken', token)
    await open().start()
    expect(session.view()).toMatchObject({ isInitialized: true, isAuthenticated: false })
    expect(session.view().expired).toBe(false)
    expect(stored()[0]).toBe(token)
  })
})

describe('signing in and out', () => {
  test('login keeps token and user, logout forgets both and tells the server', async () => {
    await open().start()
    await session.signIn({ email: 'a@b.c', password: 'x' })
    expect(stored()).toEqual([token, JSON.stringify(user)])
    await session.signOut()
    expect(asked.at(-1)).toBe(`logout Bearer ${token}`)
    expect(stored()).toEqual([null, null])
    expect(session.view()).toMatchObject({ isAuthenticated: false, user: null, expired: false })
  })

  test('a refusal rejects with what the server said and changes nothing', async () => {
    answer = () => jsonAnswer({ message: 'Wrong password' }, 401)
    await open().start()
    await expect(session.signIn({ email: 'a@b.c', password: 'x' })).rejects.toEqual({
      message: 'Wrong password',
    })
    expect(session.view()).toMatchObject({ isAuthenticated: false, expired: false })
  })

  test('what is chosen later is merged into the user and kept', async () => {
    await open().start()
    await session.signIn({ email: 'a@b.c', password: 'x' })
    session.updateUser({ EMPRESA: '0999' })
    expect(session.view().user).toEqual({ ...user, EMPRESA: '0999' })
    expect(JSON.parse(stored()[1] ?? '')).toEqual({ ...user, EMPRESA: '0999' })
  })
})

describe('the end of a token', () => {
  beforeEach(async () => {
    await open().start()
    await session.signIn({ email: 'a@b.c', password: 'x' })
  })
  const expectEnded = () => {
    expect(session.view()).toMatchObject({ isAuthenticated: false, expired: true })
    expect(stored()).toEqual([null, JSON.stringify(user)])
  }

  test('the timer ends the session when exp has come', () => {
    now = start + 3600
    vi.advanceTimersByTime(3_600_000)
    expectEnded()
  })

  test('a clock that slept is asked when the page is looked at again', () => {
    now = start + 7200
    document.dispatchEvent(new Event('visibilitychange'))
    expectEnded()
  })

  test('any number of refusals end it once', () => {
    const told = vi.fn()
    session.subscribe(told)
    for (let n = 0; n < 5; n += 1) session.refuse(token)
    expectEnded()
    expect(told).toHaveBeenCalledTimes(1)
  })

  test('a refusal of an older token does not', () => {
    session.refuse('another')
    expect(session.view().isAuthenticated).toBe(true)
  })

  test('another tab that signed out is followed', () => {
    const gone = { key: 'accessToken', newValue: null }
    window.dispatchEvent(new StorageEvent('storage', gone))
    expect(session.view()).toMatchObject({ isAuthenticated: false, expired: false })
  })
})

test('a token of thirty days does not end at once', async () => {
  localStorage.setItem('accessToken', aToken({ sub: '7', exp: start + 30 * 86_400 }))
  await open().start()
  vi.advanceTimersByTime(1000)
  expect(session.view().isAuthenticated).toBe(true)
})

test('blocked storage keeps nobody from signing in', async () => {
  const storage = safeStorage(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  const http = httpTo(async () => jsonAnswer({ user, accessToken: token }))
  const own = createSession({ storage, http, now: () => start })
  await own.start()
  await own.signIn({ email: 'a@b.c', password: 'x' })
  expect(own.view().isAuthenticated).toBe(true)
  expect(own.token()).toBe(token)
})
