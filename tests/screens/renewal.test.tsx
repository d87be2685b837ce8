import { act, cleanup, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { catalogue } from '../../src/catalogue'
import { type RoleCode, roles } from '../../src/domain/accounts/roles'
import { type Me, mayAct } from '../../src/model/access/access'
import { memoryBox } from '../providers/memoryBox'
import { useServer } from '../server/useServer'
import { renderApp } from './renderApp'

// jsdom cannot draw: the pad exists without a signature.
vi.mock('signature_pad', () => ({
  default: class extends EventTarget {
    off() {}
  },
}))

const server = useServer()
afterEach(cleanup)
const ACME = '0190000000001'
const noUser: Me = {
  ...{ ID: 1, ROLE: 'user', COMPANY: null, EMPRESA: ACME, EMPRESAS: [ACME] },
  ...{ WAREHOUSE: [], CARD_CODE: null, SUCURSAL: null },
}

/** Forms for new records with a person who may fill them: one in six, all in `npm run test:long`. */
const forms = [...catalogue.resources.values()].flatMap((resource, at) => {
  if (!process.env.TEST_LONG && at % 6 > 0) return []
  const role = (['10', ...roles] as RoleCode[]).find(ROLE =>
    mayAct(resource, { ...noUser, ROLE }, 'create'),
  )
  return role ? [{ name: resource.name, role }] : []
})

/** Types into the first text or number field; without one, into a picker. */
async function typeSomewhere() {
  const found = await waitFor(() => {
    const fields = [
      ...document.querySelectorAll<HTMLInputElement>('.r-form input, .r-form textarea'),
    ]
    const open = fields.filter(isOpen)
    const field = open.find(one => one.role !== 'combobox') ?? open[0]
    if (!field) throw new Error(`no field to type in among ${fields.map(one => one.name)}`)
    return field
  })
  await userEvent.setup().type(found, found.inputMode ? '7' : 'abc')
  return found
}

/** One field has the focus and none was left, so none reports that it is required. */
async function opensInItsFirstField() {
  const focused = await waitFor(() => {
    const field = document.activeElement
    if (!field?.closest('.r-form')) throw new Error('no field has the focus')
    return field
  })
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(document.activeElement).toBe(focused)
  expect(document.querySelectorAll('.r-form [aria-invalid="true"]')).toHaveLength(0)
}

const isOpen = ({ type, disabled, readOnly, tabIndex }: HTMLInputElement) =>
  /^(text|email|tel|url|textarea)$/.test(type) && !(disabled || readOnly || tabIndex < 0)

describe('a form for a new record opens in its first field, and stays as it is when one signs in again', () => {
  test.each(forms)('$name', async ({ name, role }) => {
    const box = memoryBox()
    const as = await server.as(role, { EMPRESA: ACME, EMPRESAS: [ACME] })
    const backend = await renderApp(server, {
      path: `/dashboard/${name}/create`,
      as,
      draftBox: box,
    })
    await opensInItsFirstField()
    const field = await typeSomewhere()
    const drafts = field.role === 'combobox' ? 0 : 1
    await waitFor(async () => expect(await box.keys()).toHaveLength(drafts))
    const [before, typed] = [backend.me(), field.value]
    await act(() => backend.session.renew('secret-1'))
    expect(backend.me()).toBe(before)
    expect([field.isConnected, field.value]).toEqual([true, typed])
    expect(await box.keys()).toHaveLength(drafts)
  })
})
