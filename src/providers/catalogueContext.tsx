import { createContext, type ReactNode, useContext } from 'react'
import { type Act, mayAct } from '../model/access'
import type { Catalogue, Resource } from '../model/resource'
import { useMe } from './backendContext'

const CatalogueContext = createContext<Catalogue | null>(null)

/** Hands down the resources there are; tests bring their own. */
export const CatalogueProvider = ({
  catalogue,
  children,
}: {
  catalogue: Catalogue
  children: ReactNode
}) => <CatalogueContext value={catalogue}>{children}</CatalogueContext>

export function useCatalogue(): Catalogue {
  const catalogue = useContext(CatalogueContext)
  if (!catalogue) throw new Error('useCatalogue needs a CatalogueProvider around it')
  return catalogue
}

/** Whether the reader may ever do this with some record of a resource, by its outline alone. */
export const useMay = (name: string, act: Act): boolean =>
  mayAct(useCatalogue().get(name), useMe(), act)

/** A resource by its name; a name no schema has is a mistake and throws. */
export const useResource = (name: string): Resource => useCatalogue().get(name)
