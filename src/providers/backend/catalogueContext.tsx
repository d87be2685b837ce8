import { useResourceContext } from 'ra-core'
import { use } from 'react'
import { type Act, mayAct } from '../../model/access/access'
import { type Catalogue, isReady, type Resource } from '../../model/fields/resource'
import { requiredContext, useMe } from './backendContext'

/** Provides the resources; tests pass their own. */
export const [CatalogueContext, useCatalogue] = requiredContext<Catalogue>(
  'useCatalogue needs a CatalogueContext around it',
)

/** Whether this person may ever perform an action on some record, by the resource's outline alone. */
export const useMay = (name: string, act: Act): boolean =>
  mayAct(useCatalogue().get(name), useMe(), act)

/**
 * The resource of the surrounding page, or of this name, with its schema; suspends until it is loaded.
 * Throws for an unknown name.
 */
export function useResource(name?: string): Resource {
  const here = useResourceContext()
  const found = name ?? here ?? ''
  useResources([found])
  return useCatalogue().get(found)
}

/** Suspends until these resources are loaded, in parallel; `alone`: without those that they draw. */
export function useResources(names: readonly string[], how?: 'alone' | 'beside'): void {
  const catalogue = useCatalogue()
  for (const loading of names.map(name => catalogue.ready(name, how)))
    if (loading !== isReady) use(loading)
}

/** Filter for accounts that are not suspended, where the schema of the business can be filtered so. */
export function useActiveOnly(): { readonly ACTIVE?: true } {
  const users = useCatalogue().resources.get('users')
  useResources(users ? ['users'] : [])
  return users?.filterable.has('ACTIVE') ? { ACTIVE: true } : {}
}
