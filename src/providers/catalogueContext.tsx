import { createContext, type ReactNode, useContext } from 'react'
import type { Catalogue, Resource } from '../model/resource'

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

/** A resource by its name; a name no schema has is a mistake and throws. */
export const useResource = (name: string): Resource => useCatalogue().get(name)
