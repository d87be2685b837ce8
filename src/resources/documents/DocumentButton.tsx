import Picture from '@mui/icons-material/PictureAsPdfOutlined'
import { useRef, useState } from 'react'
import type { Can } from '../../model/access/can'
import { documentsOf } from '../../model/access/documents'
import { useResourceView } from '../../providers/backend/catalogueContext'
import { Button, IconButton } from '../../ui/controls/Button'
import { LazyChoices } from '../../ui/theme/MenuButton'
import { useTakeDocument } from './useTakeDocument'

export interface DocumentButtonProps {
  readonly record: { readonly id?: string | number; readonly _can?: Can }
  /** Icon only, for the end of a row. */
  readonly small?: boolean
}

/** Documents of a record offered by the server: opens a single one directly, otherwise shows a menu. */
export function DocumentButton({ record, small = false }: DocumentButtonProps) {
  const { resource, translate, labels } = useResourceView()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const { take, busy } = useTakeDocument(resource)
  const offered = record._can?.papers ?? []
  const documents = documentsOf(resource).filter(([name]) => offered.includes(name))
  const [only] = documents
  const { id } = record
  if (!only || id === undefined) return null
  const isOne = documents.length === 1
  const label = isOne ? labels.text(only[1].label) : translate('list.papers.several')
  const props = {
    ref: button,
    'aria-label': isOne ? `${translate('list.papers.print')}: ${label}` : label,
    ...(!isOne && { 'aria-haspopup': 'menu' as const }),
    disabled: busy,
    onClick: () => (isOne ? void take(id, only[0]) : setOpen(true)),
  }
  return (
    <>
      {small ? (
        <IconButton {...props} title={label}>
          <Picture fontSize="small" />
        </IconButton>
      ) : (
        <Button
          {...props}
          variant="outlined"
          color="inherit"
          loading={busy}
          startIcon={<Picture />}
        >
          {isOne ? label : translate('list.papers.print')}
        </Button>
      )}
      {open && (
        <LazyChoices
          anchor={button.current}
          label={label}
          choices={documents.map(([name, words]) => ({
            id: name,
            text: labels.text(words.label),
            onChoose: () => take(id, name),
          }))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
