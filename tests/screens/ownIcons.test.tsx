import { render, screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { business as running, setBusiness } from '../../src/base/business'
import { MoveIcon } from '../../src/resources/flow/moves/MoveIcon'
import { ResourceIcon } from '../../src/ui/menu/ResourceIcon'

const before = running()
beforeAll(() => setBusiness({ ...before, parts: { icons: { tractor: 'M1 1h22v22z' } } }))
afterAll(() => setBusiness(before))

const transition = { label: 'Plough', from: [0], allow: [] }

test('an icon that the business brings is drawn by its outline, in the menu and on a transition', () => {
  render(<ResourceIcon name="tractor" />)
  render(<MoveIcon transition={{ ...transition, icon: 'tractor' }} />)
  const drawn = screen.getAllByTestId('tractorIcon')
  const outlines = drawn.map(icon => icon.querySelector('path')?.getAttribute('d'))
  expect(outlines).toEqual(['M1 1h22v22z', 'M1 1h22v22z'])
})

test('the engine’s icons stay as they are', () => {
  render(<ResourceIcon name="people" />)
  render(<MoveIcon transition={{ ...transition, icon: 'send' }} />)
  expect(screen.getByTestId('PeopleRoundedIcon')).toBeVisible()
  expect(screen.getByTestId('sendIcon')).toBeVisible()
})
