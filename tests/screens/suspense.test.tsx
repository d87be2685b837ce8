import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, startTransition, use, useState } from 'react'
import { expect, test } from 'vitest'

let arrive: (text: string) => void
const arrival = new Promise<string>(resolve => {
  arrive = resolve
})
const Waiting = () => <p>{use(arrival)}</p>

function Page() {
  const [opened, setOpened] = useState(false)
  const open = () => startTransition(() => setOpened(true))
  return (
    <Suspense>
      {opened ? <Waiting /> : <p>Before</p>}
      <button type="button" onClick={open}>
        Open
      </button>
    </Suspense>
  )
}

test('a page that a click opens and that waits for its data is drawn once they come', async () => {
  render(<Page />)
  await userEvent.setup().click(screen.getByRole('button'))
  expect(screen.getByText('Before')).toBeVisible()
  arrive('After')
  expect(await screen.findByText('After')).toBeVisible()
})
