import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, use } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { texts } from '../../src/i18n/inUse'
import { createAdminParts } from '../../src/providers/backend/adminParts'
import { createBackend } from '../../src/providers/backend/backend'
import { keepUntilShown } from '../../src/providers/session/shownErrors'
import { Boundary } from '../../src/ui/loading/Boundary'
import { plainLater } from '../../src/ui/theme/plainLater'
import { catalogue } from './listSchemas'

// React logs the errors that a boundary catches
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => vi.restoreAllMocks())

const later = () => new Promise(resolve => setTimeout(resolve, 20))

/** Code that fails to load like a browser's fetch: after a delay, and on every attempt. */
function failing(problem: () => Error, fails = Number.POSITIVE_INFINITY) {
  const load = vi.fn(async () => {
    await later()
    if (load.mock.calls.length <= fails) throw problem()
    return () => <p>here</p>
  })
  return load
}

/** React may miss a promise that settles inside an unawaited `act`. */
const draw = (children: React.ReactNode) => act(async () => void render(inBoundary(children)))

const inBoundary = (children: React.ReactNode) => (
  <Boundary
    fallback={(_, retry) => (
      <button type="button" onClick={retry}>
        again
      </button>
    )}
  >
    <Suspense fallback={<p>waiting</p>}>{children}</Suspense>
  </Boundary>
)

test('code that is gone is asked for once, and again when somebody tries again', async () => {
  const load = failing(() => new TypeError('gone'), 1)
  const Part = plainLater(load)
  await draw(<Part />)
  const button = await screen.findByRole('button', { name: 'again' })
  expect(load).toHaveBeenCalledTimes(1)
  await userEvent.click(button)
  await screen.findByText('here')
  expect(load).toHaveBeenCalledTimes(2)
})

test('code that breaks with the same error each time is asked for once a try', async () => {
  const problem = new Error('broken')
  const load = failing(() => problem)
  const Part = plainLater(load)
  await draw(<Part />)
  for (const attempts of [1, 2, 3]) {
    const button = await screen.findByRole('button', { name: 'again' })
    expect(load).toHaveBeenCalledTimes(attempts)
    await userEvent.click(button)
  }
})

test('code that could not be fetched ahead is asked for when it is drawn', async () => {
  const load = failing(() => new TypeError('gone'), 1)
  const Part = plainLater(load)
  await expect(Part.preload()).rejects.toThrow('gone')
  await draw(<Part />)
  await screen.findByText('here')
})

/** Unhandled rejections during the action and shortly after it. */
async function unhandledIn(act: () => unknown) {
  const found: unknown[] = []
  const listeners = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection')
  process.on('unhandledRejection', problem => found.push(problem))
  await act()
  await new Promise(resolve => setTimeout(resolve, 60))
  process.removeAllListeners('unhandledRejection')
  for (const listener of listeners) process.on('unhandledRejection', listener)
  return found
}

test('code that is fetched ahead in vain is no error of the page', async () => {
  const Part = plainLater(failing(() => new TypeError('gone')))
  expect(await unhandledIn(() => void Part.preload())).toEqual([])
})

test('words that do not come are no error of the page when the render that asked for them was dropped', async () => {
  vi.spyOn(texts, 'addLanguage').mockRejectedValue(new TypeError('gone'))
  expect(await unhandledIn(() => void createAdminParts(createBackend(), catalogue))).toEqual([])
})

test('words that are gone are asked for once, and each key on its own', async () => {
  const load = vi.fn(async (key: string) => {
    await later()
    if (key === 'gone') throw new TypeError(key)
    return key
  })
  const words = keepUntilShown(load)
  const Words = ({ of }: { readonly of: string }) => <p>{use(words(of))}</p>
  await draw(<Words of="gone" />)
  await draw(<Words of="said" />)
  await screen.findByRole('button', { name: 'again' })
  await waitFor(() => screen.getByText('said'))
  expect(load.mock.calls).toEqual([['gone'], ['said']])
})
