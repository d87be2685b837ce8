import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { loadFrontTexts } from '../../src/i18n/frontTexts'
import type { Backend } from '../../src/providers/backend/backend'
import { BackendProvider } from '../../src/providers/backend/backendContext'
import { FailureText } from '../../src/ui/front/FailureText'
import { toFailure } from '../../src/ui/front/failure'
import { WordsProvider } from '../../src/ui/front/words'

async function answer(reason: unknown) {
  const value = await loadFrontTexts('ar')
  const words = Object.assign(Promise.resolve(value), { status: 'fulfilled', value })
  const unheard = () => () => undefined
  const language = { subscribe: unheard, current: () => 'ar', choose: () => undefined }
  const backend = { language, onMe: unheard, me: () => null } as unknown as Backend
  render(
    <BackendProvider backend={backend}>
      <Suspense>
        <WordsProvider first={words}>
          <FailureText failure={toFailure(reason)} />
        </WordsProvider>
      </Suspense>
    </BackendProvider>,
  )
  return [(await screen.findByRole('alert')).textContent, (await words).page.unanswered]
}

test.each([
  ['nobody answered a question', 'Something went wrong'],
  ['nobody answered a file', undefined],
])('a form says in the page’s language that %s', async (_, reason) => {
  const [details, unanswered] = await answer(reason)
  expect(details).toBe(unanswered)
})

test('what the server says stands as it is', async () => {
  expect((await answer({ message: 'كلمة المرور غير صحيحة', code: 'wrong' }))[0]).toBe(
    'كلمة المرور غير صحيحة',
  )
})
