import MapIcon from '@mui/icons-material/MapOutlined'
import MyLocation from '@mui/icons-material/MyLocation'
import FormHelperText from '@mui/material/FormHelperText'
import { useTranslate } from 'ra-core'
import { type Ref, useId, useState } from 'react'
import { typedNumber } from '../../../base/numbers'
import type { InputProps } from '../../../fields/display/fieldView'
import { readTypedNumber } from '../../../fields/display/numbers'
import { TypedField } from '../../../fields/inputs/TypedField'
import { useFieldInput } from '../../../fields/inputs/useFieldInput'
import { askDevicePosition } from '../../../fields/map/devicePosition'
import { PlaceMap } from '../../../fields/map/PlaceMap'
import { Button } from '../../../ui/controls/Button'
import { useSelecting } from '../../../ui/controls/useSelecting'
import { Grid } from '../../../ui/primitives/layout'
import type { GeoPoint } from '../data'

type Half = number | string | null
const raw = { format: (value: unknown) => value ?? null, parse: (place: unknown) => place }

/** Latitude and longitude as numbers, with a collapsed map to pick them. */
export function LocationInput(asked: InputProps) {
  const translate = useTranslate()
  const { id, control, error, helperText } = useFieldInput(asked, raw)
  const [denied, setDenied] = useState(false)
  const [isUnfolded, unfold] = useState(false)
  const place: { lat: Half; lng: Half } | null = control.value
  const set = (changed: { lat?: Half; lng?: Half }) => {
    const next = { lat: place?.lat ?? null, lng: place?.lng ?? null, ...changed }
    control.onChange(next.lat === null && next.lng === null ? null : next)
  }
  const locate = () => askDevicePosition(set, () => setDenied(true))
  return (
    <fieldset className="f-group" aria-describedby={`${id}-said`}>
      <legend>
        {asked.label}
        {asked.isRequired && ' *'}
      </legend>
      <Grid fit min={120} gap={3}>
        <Degrees
          label={translate('field.latitude')}
          value={place?.lat ?? null}
          error={error}
          inputRef={control.ref}
          onChange={lat => set({ lat })}
          onBlur={() => control.onBlur()}
        />
        <Degrees
          label={translate('field.longitude')}
          value={place?.lng ?? null}
          error={error}
          onChange={lng => set({ lng })}
          onBlur={() => control.onBlur()}
        />
        <Button startIcon={<MyLocation />} onClick={locate} i18nKey="field.useMyLocation" />
      </Grid>
      <FormHelperText id={`${id}-said`} error={error || denied}>
        {denied ? translate('field.locationDenied') : helperText}
      </FormHelperText>
      {isUnfolded || isPlace(place) ? (
        <PlaceMap {...(isPlace(place) && { place })} onPick={set} />
      ) : (
        <Button startIcon={<MapIcon />} aria-expanded={false} onClick={() => unfold(true)}>
          {translate('field.onMap')}
        </Button>
      )}
    </fieldset>
  )
}

interface DegreesProps {
  readonly label: string
  readonly value: Half
  readonly error: boolean
  readonly onChange: (value: Half) => void
  readonly onBlur: () => void
  readonly inputRef?: Ref<HTMLInputElement>
}

function Degrees({ value, onChange, onBlur, ...rest }: DegreesProps) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const selecting = useSelecting()
  return (
    <TypedField
      {...rest}
      id={id}
      value={typed ?? (typeof value === 'number' ? typedNumber(value) : (value ?? ''))}
      onChange={event => {
        setTyped(event.target.value)
        onChange(readTypedNumber(event.target.value, 6))
      }}
      onBlur={() => {
        setTyped(undefined)
        onBlur()
      }}
      slotProps={{
        htmlInput: { ...selecting, inputMode: 'decimal', dir: 'ltr', autoComplete: 'off' },
      }}
    />
  )
}

const isPlace = (place: { lat: Half; lng: Half } | null): place is GeoPoint =>
  typeof place?.lat === 'number' && typeof place.lng === 'number'
