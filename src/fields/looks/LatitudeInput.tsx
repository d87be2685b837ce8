import { quiet } from '../../ui/theme/plainLater'
import './placeDialog.css'
import PlaceIcon from '@mui/icons-material/PlaceOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { GeoPoint } from '../../kinds/location/data'
import { later } from '../../ui/theme/later'
import type { InputProps } from '../display/fieldView'
import { numberInput } from '../inputs/NumberInput'
import { useFormResource } from '../record/liveRecord'

const DegreesInput = numberInput(6)
const PlaceDialog = quiet(later(() => import('./PlaceDialog'), 'PlaceDialog'))

/** A latitude, with a map that sets it together with its longitude: the field after it. */
export function LatitudeInput(asked: InputProps) {
  const { field, source } = asked
  const words = useTranslate()('field.pickOnMap')
  const { getValues, setValue } = useFormContext()
  const [isOpen, setOpen] = useState(false)
  const { fields } = useFormResource()
  const row = fields.get(source.split('.')[0] ?? '')?.fields ?? [...fields.values()]
  const after = row[row.findIndex(({ name }) => name === field.name) + 1]?.name ?? ''
  const other = source.replace(/[^.]*$/, after)
  const [lat, lng] = [getValues(source), getValues(other)]
  const take = (place: GeoPoint) => {
    const marks = { shouldDirty: true, shouldTouch: true, shouldValidate: true }
    setValue(source, place.lat, marks)
    setValue(other, place.lng, marks)
    setOpen(false)
  }
  return (
    <div className="p-row f-latitude">
      <DegreesInput {...asked} />
      <Tooltip title={words}>
        <IconButton aria-label={words} onClick={() => setOpen(true)}>
          <PlaceIcon />
        </IconButton>
      </Tooltip>
      {isOpen && (
        <PlaceDialog
          {...(typeof lat === 'number' && typeof lng === 'number' && { place: { lat, lng } })}
          onTake={take}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
