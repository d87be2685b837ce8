// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createSession } from '../../src/providers/session/session'
import { safeStorage } from '../../src/providers/session/storage'
import { expectConsoleError } from '../failOnConsole'
import { aToken } from './aToken'
import { httpTo, jsonAnswer } from './httpTo'
import { start, token, user, useSession } from './useSession'

/** A busy machine; a second is all that `waitFor` would wait otherwise. */
const PATIENCE_MS = 20_000
const story = useSession()

describe('at the start', () => {
  test('a token that holds is used, and the account fetched', async () => {
    localStorage.setItem('accessToken', token)
    await story.open().start()
    expect(story.asked).toEqual([`my-account Bearer ${token}`])
    expect(story.session.view()).toMatchObject({ isInitialized: true, isAuthenticated: true, user })
  })

  test.each([
    ['none', null],
    ['an expired one', aToken({ sub: '7', exp: start })],
    ['no token', 'abc'],
  ])('without a token that holds nothing is asked: %s', async (_, text) => {
    if (text) localStorage.setItem('accessToken', text)
    await story.open().start()
    expect(story.asked).toEqual([])
    expect(story.session.view()).toMatchObject({ isInitialized: true, isAuthenticated: false })
  })

  test('the saved user is shown, the fetched one gives the rights', async () => {
    localStorage.setItem('accessToken', token)
    localStorage.setItem('user', JSON.stringify({ ...user, DISPLAYNAME: 'Anita', ROLE: '10' }))
    await story.open().start()
    expect(story.session.view().user).toMatchObject({ DISPLAYNAME: 'Anita' })
    expect(story.session.view().account).toMatchObject({ ROLE: '7' })
  })

  test.each([
    ['somebody else', '{"ID":8}'],
    ['corrupt', '{"ID"'],
    ['no object', '[7]'],
  ])('a saved user that is %s does not count', async (_, saved) => {
    localStorage.setItem('accessToken', token)
    localStorage.setItem('user', saved)
    await story.open().start()
    expect(story.session.view().user).toEqual(user)
  })

  test.each<[string, () => Response | Promise<Response>]>([
    ['refused', () => jsonAnswer({ message: 'no' }, 401)],
    ['strange', () => jsonAnswer({ hello: 1 })],
    ['absent', () => new Response('<p>', { status: 500 })],
  ])('an account that is %s signs out, is logged once and keeps the token', async (_, given) => {
    expectConsoleError(/./)
    story.answer = given
    localStorage.setItem('accessToken', token)
    await story.open().start()
    expect(story.session.view()).toMatchObject({ isInitialized: true, isAuthenticated: false })
    expect(story.session.view().expired).toBe(false)
    expect(story.stored()[0]).toBe(token)
  })
})

describe('a token that could not be tried', () => {
  beforeEach(async () => {
    expectConsoleError(/./)
    story.answer = () => new Response('<p>', { status: 500 })
    localStorage.setItem('accessToken', token)
    await story.open().start()
  })

  test('is tried again when the network returns, and says no more while that fails', async () => {
    story.networkReturns()
    await vi.waitFor(() => expect(story.asked).toHaveLength(2), PATIENCE_MS)
    expect(story.session.view().isAuthenticated).toBe(false)
    story.answer = () => jsonAnswer({ user, accessToken: token })
    await vi.waitFor(() => {
      story.networkReturns()
      expect(story.session.view()).toMatchObject({ isAuthenticated: true, user })
    }, PATIENCE_MS)
  })

  test('waits for nobody who signs in meanwhile', async () => {
    const other = { user: { ...user, ID: 8 }, accessToken: aToken({ sub: '8', exp: start + 3600 }) }
    let late = (_: Response) => {}
    story.answer = () => new Promise(resolve => (late = resolve))
    story.networkReturns()
    story.answer = () => jsonAnswer(other)
    await story.session.signIn({ email: 'b@b.c', password: 'x' })
    late(jsonAnswer({ user, accessToken: token }))
    await new Promise(resolve => setImmediate(resolve))
    expect(story.session.view().user).toEqual(other.user)
    expect(story.session.token()).toBe(other.accessToken)
  })
})

describe('signing in and out', () => {
  test('login keeps token and user, logout forgets both and tells the server', async () => {
    await story.open().start()
    await story.session.signIn({ email: 'a@b.c', password: 'x' })
    expect(story.stored()).toEqual([token, JSON.stringify(user)])
    await story.session.signOut()
    expect(story.asked.at(-1)).toBe(`logout Bearer ${token}`)
    expect(story.stored()).toEqual([null, null])
    expect(story.session.view()).toMatchObject({
      isAuthenticated: false,
      user: null,
      expired: false,
    })
  })

  test('a refusal rejects with what the server said and changes nothing', async () => {
    story.answer = () => jsonAnswer({ message: 'Wrong password' }, 401)
    await story.open().start()
    await expect(story.session.signIn({ email: 'a@b.c', password: 'x' })).rejects.toEqual({
      message: 'Wrong password',
    })
    expect(story.session.view()).toMatchObject({ isAuthenticated: false, expired: false })
  })

  test('what is chosen later is merged into the user and kept', async () => {
    await story.open().start()
    await story.session.signIn({ email: 'a@b.c', password: 'x' })
    story.session.updateUser({ EMPRESA: '0999' })
    expect(story.session.view().user).toEqual({ ...user, EMPRESA: '0999' })
    expect(JSON.parse(story.stored()[1] ?? '')).toEqual({ ...user, EMPRESA: '0999' })
  })
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
