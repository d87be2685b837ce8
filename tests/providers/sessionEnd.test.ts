// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aToken } from './aToken'
import { jsonAnswer } from './httpTo'
import { start, token, user, useSession } from './useSession'

const story = useSession()

describe('the end of a token', () => {
  beforeEach(async () => {
    await story.open().start()
    await story.session.signIn({ email: 'a@b.c', password: 'x' })
  })
  const expectEnded = () => {
    expect(story.session.view()).toMatchObject({ isAuthenticated: false, expired: true })
    expect(story.stored()).toEqual([null, JSON.stringify(user)])
  }

  test('the timer ends the session when exp has come', () => {
    story.pass(3600)
    expectEnded()
  })

  test('a clock that slept is asked when the page is looked at again', () => {
    story.now = start + 7200
    document.dispatchEvent(new Event('visibilitychange'))
    expectEnded()
  })

  test('two minutes before it is warned of, once', () => {
    story.pass(3479)
    expect(story.session.view().endsSoon).toBe(false)
    story.pass(1)
    expect(story.session.view()).toMatchObject({ isAuthenticated: true, endsSoon: true })
    expect(story.session.endsAt()).toBe(start + 3600)
  })

  test('the password alone goes on: who is shown and what they chose stays', async () => {
    const later = aToken({ sub: '7', exp: start + 7200 })
    story.session.updateUser({ EMPRESA: '0999' })
    story.pass(3500)
    story.answer = () => jsonAnswer({ message: 'Wrong password' }, 401)
    await expect(story.session.renew('x')).rejects.toEqual({ message: 'Wrong password' })
    expect(story.session.view()).toMatchObject({ isAuthenticated: true, endsSoon: true })
    story.answer = () => jsonAnswer({ user: { ...user, ROLE: '9' }, accessToken: later })
    await story.session.renew('y')
    expect(story.session.view()).toMatchObject({
      endsSoon: false,
      user: { EMPRESA: '0999' },
      account: { ROLE: '9' },
    })
    story.pass(200)
    expect([story.session.token(), story.stored()[0]]).toEqual([later, later])
  })

  test('another tab that went on is followed without a word, also where nothing was heard of it', () => {
    const renewed = aToken({ sub: '7', exp: start + 7200 })
    window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue: renewed }))
    expect(story.session.token()).toBe(renewed)
    const unheard = aToken({ sub: '7', exp: start + 9000 })
    localStorage.setItem('accessToken', unheard)
    story.session.refuse(renewed)
    expect(story.session.token()).toBe(unheard)
    expect(story.session.view()).toMatchObject({ isAuthenticated: true, expired: false })
  })

  test('any number of refusals end it once', () => {
    const listener = vi.fn()
    story.session.subscribe(listener)
    for (let n = 0; n < 5; n += 1) story.session.refuse(token)
    expectEnded()
    expect(listener).toHaveBeenCalledTimes(1)
  })

  test('a refusal of an older token does not', () => {
    story.session.refuse('another')
    expect(story.session.view().isAuthenticated).toBe(true)
  })

  const anotherTabRemovesTheToken = () =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue: null }))

  test('another tab that signed out is followed without a word', () => {
    anotherTabRemovesTheToken()
    expect(story.session.view()).toMatchObject({ isAuthenticated: false, expired: false })
  })

  test('a tab whose session another one saw refused says so too, and again only after the next end', async () => {
    const first = story.session
    const second = story.open()
    await second.start()
    second.refuse(token)
    story.session = first
    anotherTabRemovesTheToken()
    expectEnded()
    await first.signIn({ email: 'a@b.c', password: 'x' })
    anotherTabRemovesTheToken()
    expect(first.view()).toMatchObject({ isAuthenticated: false, expired: false })
  })
})

test('a token of thirty days does not end at once', async () => {
  localStorage.setItem('accessToken', aToken({ sub: '7', exp: start + 30 * 86_400 }))
  await story.open().start()
  vi.advanceTimersByTime(1000)
  expect(story.session.view().isAuthenticated).toBe(true)
})
