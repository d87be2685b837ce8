import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ListContextProvider, type ListControllerResult, useListContext } from 'ra-core'
import { afterEach, expect, test } from 'vitest'
import { MergedFilters } from '../../src/resources/list/ListPage'

afterEach(cleanup)

type Filters = Record<string, unknown>
const requests: Filters[] = []

/** A list that shows filters with a delay. */
const Slow = ({ shown }: { readonly shown: Filters }) => {
  const setFilters = (filters: Filters) => void requests.push(filters)
  const list = { filterValues: shown, setFilters, data: [] } as unknown as ListControllerResult
  return (
    <ListContextProvider value={list}>
      <MergedFilters>
        <Choices />
      </MergedFilters>
    </ListContextProvider>
  )
}

function Choices() {
  const { filterValues, setFilters } = useListContext()
  const add = (more: Filters) => setFilters({ ...filterValues, ...more })
  return (
    <>
      <output>{JSON.stringify(filterValues)}</output>
      <button type="button" onClick={() => add({ MARCA: '43' })}>
        brand
      </button>
      <button type="button" onClick={() => add({ STATUS: 'ACTIVO' })}>
        state
      </button>
    </>
  )
}
const read = () => JSON.parse(screen.getByRole('status').textContent ?? '')

test('two filters chosen before the first is shown are both kept', async () => {
  const user = userEvent.setup()
  requests.length = 0
  const { rerender } = render(<Slow shown={{ q: 'a' }} />)
  await user.click(screen.getByRole('button', { name: 'brand' }))
  await user.click(screen.getByRole('button', { name: 'state' }))
  const both = { q: 'a', MARCA: '43', STATUS: 'ACTIVO' }
  expect(requests).toEqual([{ q: 'a', MARCA: '43' }, both])
  expect(read()).toEqual(both)
  rerender(<Slow shown={{ q: 'a', MARCA: '43' }} />)
  expect(read()).toEqual(both)
  rerender(<Slow shown={both} />)
  expect(read()).toEqual(both)
  // Back shows filters that were not requested here.
  rerender(<Slow shown={{ q: 'a' }} />)
  expect(read()).toEqual({ q: 'a' })
})

test('the way back is shown also while something asked for is still to come', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<Slow shown={{ q: 'a' }} />)
  await user.click(screen.getByRole('button', { name: 'brand' }))
  rerender(<Slow shown={{}} />)
  expect(read()).toEqual({})
})
