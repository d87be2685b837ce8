import { Suspense } from 'react'
import { useResource } from '../../providers/backend/catalogueContext'
import { plainLater } from '../../ui/theme/plainLater'
import type { DocumentButtonProps } from './DocumentButton'

const DocumentButton = plainLater(() => import('./DocumentButton'), 'DocumentButton')

/** Loaded for resources with documents. */
export const RecordDocuments = (props: DocumentButtonProps) =>
  useResource().schema.documents && (
    <Suspense fallback={null}>
      <DocumentButton {...props} />
    </Suspense>
  )
