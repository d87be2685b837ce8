import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type DataProvider, useDelete, useNotificationContext, useNotify, useStore } from 'ra-core'
import { useLayoutEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { Toasts } from '../../src/layout/toasts/Toasts'
import { createCatalogue } from '../../src/model/check/catalogue'
import { type RequestFailure, TROUBLES } from '../../src/providers/backend/failures'
import { inFrame } from './fieldsFrame'

type Say = ReturnType<typeof useNotify>
let say: Say
let remove: ReturnType<typeof useDelete>[0]

function Speaker() {
  say = useNotify()
  remove = useDelete()[0]
  const [troubles] = useStore<readonly RequestFailure[]>(TROUBLES, [])
  return <output>{troubles.map(({ text }) => text).join()}</output>
}

/** Says one thing more before the page has handled what was said. */
function Interrupter() {
  const { notifications } = useNotificationContext()
  const notify = useNotify()
  const isFirst = notifications.length === 1 && notifications[0]?.message === 'primero'
  useLayoutEffect(() => {
    if (isFirst) notify('dos')
  }, [isFirst, notify])
  return null
}

const open = (dataProvider: Partial<DataProvider> = {}) =>
  inFrame({
    catalogue: createCatalogue([]),
    dataProvider,
    children: (
      <>
        <Speaker />
        <Interrupter />
        <Toasts />
      </>
    ),
  })

const shown = () =>
  [...document.querySelectorAll('.toast')].map(
    toast => toast.querySelector('.toast-words')?.textContent,
  )

test('five stand at most, none twice, and what went wrong is kept', async () => {
  open()
  for (const words of ['uno', 'dos', 'dos', 'tres', 'cuatro', 'cinco'])
    await act(async () => say(words, { type: words === 'dos' ? 'error' : 'success' }))
  await waitFor(() => expect(shown()).toEqual(['uno', 'dos', 'tres', 'cuatro', 'cinco']))
  expect(screen.getByRole('alert')).toHaveTextContent('dos')

  await act(async () => say('seis', { type: 'success' }))
  await waitFor(() => expect(shown()).toContain('seis'))
  expect(shown()).toHaveLength(5)
  expect(document.querySelector('output:not([role])')).toHaveTextContent(/^dos$/)
})

test('what is said while something else is about to be shown is not lost', async () => {
  open()
  await act(async () => say('primero'))
  await waitFor(() => expect(shown()).toEqual(['primero', 'dos']))
})

test('of two changes each is undone by its own notice, the newest by Ctrl+Z', async () => {
  const deleted = vi.fn(async (_: string, { id }: { id: unknown }) => ({ data: { id } }))
  open({ delete: deleted as unknown as DataProvider['delete'] })
  const removeGently = async (id: number) => {
    await act(async () => {
      remove('brands', { id, previousData: { id } }, { mutationMode: 'undoable' })
    })
    await act(async () => say('se fue', { type: 'success', undoable: true }))
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Deshacer' })).toHaveLength(id),
    )
  }
  for (const id of [1, 2, 3]) await removeGently(id)
  expect(deleted).not.toHaveBeenCalled()

  await userEvent.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(shown()).toHaveLength(2))
  const [first] = screen.getAllByRole('button', { name: 'Deshacer' })
  await userEvent.click(first as HTMLElement)
  await waitFor(() => expect(shown()).toHaveLength(1))
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
  await waitFor(() => expect(shown()).toEqual([]))
  expect(deleted.mock.calls.map(([, { id }]) => id)).toEqual([2])
})
