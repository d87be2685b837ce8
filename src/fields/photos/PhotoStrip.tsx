import {
  DragDropContext,
  Draggable,
  type DragStart,
  type DragUpdate,
  Droppable,
  type DropResult,
  type ResponderProvided,
} from '@hello-pangea/dnd'
import Delete from '@mui/icons-material/DeleteOutlined'
import Star from '@mui/icons-material/StarBorderRounded'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import type { StoredFile } from '../../kinds/file/data'
import { useApiAddress } from '../../providers/backend/useApiAddress'
import { IconButton } from '../../ui/controls/Button'
import { Row } from '../../ui/primitives/layout'

export interface Photo {
  readonly key: string
  readonly file: StoredFile | null
}
interface PhotoStripProps {
  readonly photos: readonly Photo[]
  readonly onMove: (from: number, to: number) => void
  readonly onRemove: (at: number) => void
}

/** Photos in a row: moved by mouse, touch, or space bar and arrow keys; the first is the cover. */
export function PhotoStrip({ photos, onMove, onRemove }: PhotoStripProps) {
  const translate = useTranslate()
  const id = useId()
  const named = (at: number) => translate('goods.photoAt', { at: at + 1, count: photos.length })
  const say = ({ announce }: ResponderProvided, at: number) => announce(named(at))
  const end = ({ source, destination }: DropResult, provided: ResponderProvided) => {
    say(provided, destination?.index ?? source.index)
    if (destination && destination.index !== source.index) onMove(source.index, destination.index)
  }
  return (
    <DragDropContext
      dragHandleUsageInstructions={translate('field.howToMove')}
      onDragStart={({ source }: DragStart, provided) => say(provided, source.index)}
      onDragUpdate={({ destination, source }: DragUpdate, provided) =>
        say(provided, destination?.index ?? source.index)
      }
      onDragEnd={end}
    >
      <Droppable droppableId={id} direction="horizontal">
        {({ innerRef, droppableProps, placeholder }) => (
          <ol ref={innerRef} className="ph-strip" {...droppableProps}>
            {photos.map((photo, at) => (
              <Draggable key={photo.key} draggableId={photo.key} index={at}>
                {({ innerRef: ref, draggableProps, dragHandleProps }, { isDragging }) => (
                  <li
                    ref={ref}
                    className="p-box ph-photo"
                    data-carried={isDragging || undefined}
                    {...draggableProps}
                  >
                    <div
                      className="p-centred ph-handle"
                      {...{ ...dragHandleProps, 'aria-label': named(at) }}
                    >
                      <Shown file={photo.file} />
                    </div>
                    {at === 0 && <span className="ph-cover">{translate('goods.cover')}</span>}
                    <Row gap={0} justify="end">
                      {at > 0 && (
                        <IconButton
                          title={translate('goods.makeCover', { at: at + 1 })}
                          onClick={() => onMove(at, 0)}
                        >
                          <Star fontSize="small" />
                        </IconButton>
                      )}
                      <IconButton
                        title={translate('goods.removePhoto', { at: at + 1 })}
                        onClick={() => onRemove(at)}
                      >
                        <Delete fontSize="small" />
                      </IconButton>
                    </Row>
                  </li>
                )}
              </Draggable>
            ))}
            {placeholder}
          </ol>
        )}
      </Droppable>
    </DragDropContext>
  )
}

function Shown({ file }: { readonly file: StoredFile | null }) {
  const addressOf = useApiAddress()
  if (!file?.url) return <span>{file?.name ?? ''}</span>
  return <img src={addressOf(file.url)} alt={file.name ?? ''} draggable={false} loading="lazy" />
}
