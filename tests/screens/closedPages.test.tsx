import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { customPages } from '../../src/business/app/pages'
import { catalogue } from '../../src/catalogue'
import { type RoleCode, roleCodes } from '../../src/domain/accounts/roles'
import { isGranted } from '../../src/model/access/access'
import { hasAccess } from '../../src/model/access/pageAccess'
import { addressesOf } from '../../src/providers/navigation/customPages'
import { publicPagesOf } from '../../src/providers/navigation/publicUrls'
import { useServer } from '../server/useServer'
import { renderApp } from './renderApp'

const server = useServer()
afterEach(cleanup)

const denied = '/dashboard/permission-denied?from='

/** The address of each page of the dashboard that the role may not open. */
function closedTo(role: RoleCode) {
  const me = { ID: 1, ROLE: role, NOW: '', TODAY: '' }
  const own = customPages
    .filter(({ access }) => !hasAccess(access, me, catalogue))
    .flatMap(page => addressesOf(page).map(path => `/dashboard/${path}`))
  const ofResources = [...catalogue.resources.values()].flatMap(resource => [
    ...(isGranted(resource, me, 'list') ? [] : [`/dashboard/${resource.name}`]),
    ...publicPagesOf(catalogue)
      .filter(({ resource: { name } }) => name === resource.name)
      // a schema may put something instead of its form
      .filter(({ view }) => view !== 'create' || !resource.schema.slots?.createInstead)
      .filter(({ view }) => !isGranted(resource, me, view))
      .map(({ path }) => path),
  ])
  return [...new Set([...own, ...ofResources])].map(path => path.replace(/:\w+/, '1'))
}

const here = () => window.location.pathname + window.location.search
const go = (path: string) =>
  act(async () => {
    window.history.pushState(null, '', path)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })

/** A push run opens every fifth address. */
const step = process.env.TEST_LONG ? 1 : 5

test.each([
  ['customer', roleCodes.customer],
  ['salesAgent', roleCodes.salesAgent],
] as const)(
  'each page closed to the %s leads to the page that says who has access',
  async (_, role) => {
    await renderApp(server, { as: role, path: '/dashboard/blank' })
    await screen.findByRole('heading', { level: 1 })
    const closed = closedTo(role)
    expect(closed.length).toBeGreaterThan(20)
    for (const path of closed.filter((_, place) => place % step === 0)) {
      await go(path)
      await waitFor(() => expect(here()).toBe(denied + path))
      expect(
        await screen.findByText(/^(Requiere el rol|Disponible para todos los roles)/),
      ).toBeVisible()
    }
  },
)
