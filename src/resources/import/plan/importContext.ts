import { createContext, useContext, useMemo } from 'react'
import { tenantOf } from '../../../base/business'
import { namedIn } from '../../../i18n/labels'
import type { Message } from '../../../kinds/kind/kind'
import type { Resource } from '../../../model/fields/resource'
import { type Importing, importingOf } from '../../../model/import/columns'
import type { ImportSheet } from '../../../model/import/files/sheets'
import type { ImportPlan, ImportTable } from '../../../model/import/readRows'
import { useBackend, useMe } from '../../../providers/backend/backendContext'
import { useCatalogue, useTexts } from '../../../providers/backend/catalogueContext'
import { importCalls } from '../../../providers/dataProvider/importing'
import type { JobOwner } from './unfinishedJob'

/** A file that was read, or pasted rows. */
export interface Source {
  readonly name: string
  readonly sheets: readonly ImportSheet[]
  /** Index of the sheet, and of the row with its headers. */
  readonly sheet: number
  readonly head: number
  /** The rows below the headers, as corrected. */
  readonly table: ImportTable
}
export type { ImportPlan }

interface ImportParts {
  readonly resource: Resource
  readonly importing: Importing
  readonly owner: JobOwner
}

const ImportContext = createContext<ImportParts | undefined>(undefined)
export const ImportProvider = ImportContext.Provider

/** Resource and owner of the import, the same for every step. */
export function useImportParts(): ImportParts {
  const parts = useContext(ImportContext)
  if (!parts) throw new Error('useImportParts needs an ImportProvider around it')
  return parts
}

export function useMakeParts(resource: Resource): ImportParts {
  const me = useMe()
  return useMemo(
    () => ({
      resource,
      importing: importingOf(resource, me),
      owner: { user: me.ID, company: tenantOf(me), resource: resource.name },
    }),
    [resource, me],
  )
}

/** Returns the text of a problem; the schema's own message wins. */
export function useSay() {
  const { translate, labels, language } = useTexts()
  const { http } = useBackend()
  const catalogue = useCatalogue()
  return useMemo(
    () => ({
      calls: importCalls(http, catalogue),
      language,
      say: (message: Message) =>
        message.text
          ? labels.text(message.text)
          : translate(`validation.${message.key}`, namedIn(message, language)),
    }),
    [http, catalogue, language, labels, translate],
  )
}
