import { useResource } from '../../providers/backend/catalogueContext'
import { plainLater, quiet } from '../../ui/theme/plainLater'
import type { DocumentButtonProps } from './DocumentButton'

const DocumentButton = quiet(plainLater(() => import('./DocumentButton'), 'DocumentButton', 'list'))

/** Loaded for resources with documents. */
export const RecordDocuments = Object.assign(
  (props: DocumentButtonProps) => useResource().schema.documents && <DocumentButton {...props} />,
  { preload: DocumentButton.preload },
)
