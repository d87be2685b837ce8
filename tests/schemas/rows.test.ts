import { expect, test } from 'vitest'
import { actingRole } from '../../src/base/business'
import { catalogue } from '../../src/catalogue'
import { accountRoles, GROUP_ADMIN } from '../../src/domain/accounts/roles'
import { type Me, mayAct, policyOf } from '../../src/model/access/access'

const people = accountRoles.map(
  (role): Me => ({
    ...{ ID: 1, ROLE: actingRole(role), COMPANY: 'SS', EMPRESA: '1', EMPRESAS: ['1'] },
    ...{ WAREHOUSE: ['A1'], CARD_CODE: 'C1', SUCURSAL: '1' },
    ...(role === GROUP_ADMIN && { GROUP: true as const }),
  }),
)
const lists = [...catalogue.resources.values()].flatMap(resource =>
  people
    .filter(me => mayAct(resource, me, 'list'))
    .map(me => {
      const { readable } = policyOf(resource, me)
      const columns = resource.list.columns.filter(name => readable.has(name))
      return { name: `${resource.name} for ${me.ROLE}`, resource, me, columns }
    }),
)

test('the rows of every list lead to their record, or to what they name', () => {
  expect(lists.length).toBeGreaterThan(200)
  const leadingNowhere = lists.filter(({ resource, me, columns }) => {
    const isOpen = mayAct(resource, me, 'show') || mayAct(resource, me, 'edit')
    const named = columns.flatMap(name => resource.fields.get(name)?.target ?? [])
    return !isOpen && !named.some(target => mayAct(target, me, 'show'))
  })
  expect(leadingNowhere.map(({ name }) => name)).toEqual([])
})

test('every list shows its reader a column, which is the way to the record', () => {
  const bare = lists.filter(({ columns }) => columns.length === 0)
  expect(bare.map(({ name }) => name)).toEqual([])
})
