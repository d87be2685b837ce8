import {
  DragDropContext,
  Draggable,
  type DraggableProvided,
  Droppable,
  type DropResult,
} from '@hello-pangea/dnd'
import ArrowDown from '@mui/icons-material/ArrowDownward'
import ArrowUp from '@mui/icons-material/ArrowUpward'
import DragIndicator from '@mui/icons-material/DragIndicator'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useId, useState } from 'react'
import { fold } from '../../../base/fold'
import type { FieldModel } from '../../../model/fields/resource'
import { useTexts } from '../../../providers/backend/catalogueContext'
import { SearchInput } from '../../../ui/primitives/inputs'
import type { ListColumnChoice } from '../state/useColumns'

/** More columns than this are searched by name. */
const MANY = 12

interface ColumnPanelProps {
  readonly columns: ListColumnChoice
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
}

/** Selects columns, their order and the row height. */
export function ColumnPanel({ columns, anchor, onClose }: ColumnPanelProps) {
  const { translate, labels } = useTexts()
  const { shown, density } = columns
  const [sought, setSought] = useState('')
  const names = shown.map(({ name }) => name)
  const id = useId()
  /** Hidden columns stand below the shown ones. */
  const placeOf = (from: number, to: number) => {
    const [name, count] = [shown[from] ? labels.field(shown[from]) : '', names.length]
    return translate('list.columnPlace', { name, at: Math.min(to + 1, count), count })
  }
  const drop = ({ source, destination }: DropResult) => {
    const moved = names[source.index]
    if (!moved || !destination || destination.index === source.index) return
    const others = names.filter(name => name !== moved)
    columns.choose(others.toSpliced(destination.index, 0, moved))
  }
  const found = columns.all.filter(field => fold(labels.field(field)).includes(fold(sought)))
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { className: 'r-columns' } }}
    >
      <div className="p-row r-panel-head">
        <h2>{translate('list.columns')}</h2>
        <Button size="small" onClick={columns.reset}>
          {translate('list.resetColumns')}
        </Button>
      </div>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={density}
        aria-label={translate('list.density')}
        onChange={(_event, value) => value && columns.setDensity(value)}
      >
        <ToggleButton value="comfortable">{translate('list.comfortable')}</ToggleButton>
        <ToggleButton value="compact">{translate('list.compact')}</ToggleButton>
      </ToggleButtonGroup>
      {columns.all.length > MANY && (
        <SearchInput
          compact
          className="r-columns-search"
          label={translate('list.conditions.field')}
          value={sought}
          onText={setSought}
        />
      )}
      <DragDropContext
        dragHandleUsageInstructions={translate('field.howToMove')}
        onDragStart={({ source }, { announce }) => announce(placeOf(source.index, source.index))}
        onDragUpdate={({ source, destination }, { announce }) =>
          announce(placeOf(source.index, (destination ?? source).index))
        }
        onDragEnd={drop}
      >
        <Droppable droppableId={id}>
          {({ innerRef, droppableProps, placeholder }) => (
            <ul ref={innerRef} {...droppableProps}>
              {found.map((field, at) => (
                <Draggable
                  key={field.name}
                  draggableId={field.name}
                  index={at}
                  isDragDisabled={sought !== '' || !names.includes(field.name)}
                >
                  {drag => (
                    <ColumnItem {...{ columns, field, names, drag }} place={placeOf(at, at)} />
                  )}
                </Draggable>
              ))}
              {placeholder}
            </ul>
          )}
        </Droppable>
      </DragDropContext>
    </Popover>
  )
}

interface ColumnItemProps {
  readonly columns: ListColumnChoice
  readonly field: FieldModel
  /** The visible columns, in order. */
  readonly names: readonly string[]
  readonly drag: DraggableProvided
  /** Its place in words. */
  readonly place: string
}

function ColumnItem({ columns, field, names, drag, place }: ColumnItemProps) {
  const { translate, labels } = useTexts()
  const label = labels.field(field)
  const at = names.indexOf(field.name)
  const shown = at >= 0
  const others = names.filter(name => name !== field.name)
  const move = (to: number) => columns.choose(others.toSpliced(to, 0, field.name))
  return (
    <li ref={drag.innerRef} {...drag.draggableProps}>
      {shown && (
        <span className="r-grip" {...{ ...drag.dragHandleProps, 'aria-label': place }}>
          <DragIndicator fontSize="small" aria-hidden="true" />
        </span>
      )}
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            size="small"
            checked={shown}
            disabled={shown && names.length === 1}
            onChange={() => columns.choose(shown ? others : [...names, field.name])}
          />
        }
      />
      <IconButton
        size="small"
        aria-label={`${translate('field.moveUp')}: ${label}`}
        disabled={at <= 0}
        onClick={() => move(at - 1)}
      >
        <ArrowUp fontSize="inherit" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={`${translate('field.moveDown')}: ${label}`}
        disabled={!shown || at === names.length - 1}
        onClick={() => move(at + 1)}
      >
        <ArrowDown fontSize="inherit" />
      </IconButton>
    </li>
  )
}
