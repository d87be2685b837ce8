import MyLocation from '@mui/icons-material/MyLocation'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { printNumber } from '../../base/numbers'
import type { GeoPoint } from '../../kinds/location/data'
import { Button } from '../../ui/controls/Button'
import { TitledDialog } from '../../ui/theme/TitledDialog'
import { askDevicePosition } from '../map/devicePosition'
import { PlaceMap } from '../map/PlaceMap'

interface PlaceDialogProps {
  readonly place?: GeoPoint
  readonly onTake: (place: GeoPoint) => void
  readonly onClose: () => void
}

/** Picks a place on the map, or the device's position; applied on confirmation. */
export function PlaceDialog({ place: before, onTake, onClose }: PlaceDialogProps) {
  const translate = useTranslate()
  const [place, setPlace] = useState(before)
  const [denied, setDenied] = useState(false)
  const put = (found: GeoPoint) => {
    setDenied(false)
    setPlace(found)
  }
  return (
    <TitledDialog title={translate('field.pickOnMap')} maxWidth="sm" onClose={onClose}>
      <DialogContent>
        <PlaceMap {...(place && { place })} onPick={setPlace} />
        <p className="f-place-said" role="status">
          {denied
            ? translate('field.locationDenied')
            : place
              ? `${printNumber(place.lat, 6)}, ${printNumber(place.lng, 6)}`
              : translate('field.pickOnMapText')}
        </p>
      </DialogContent>
      <DialogActions className="f-place-acts">
        <Button
          startIcon={<MyLocation />}
          onClick={() => askDevicePosition(put, () => setDenied(true))}
          i18nKey="field.useMyLocation"
        />
        <Button onClick={onClose}>{translate('app.common.cancel')}</Button>
        <Button variant="contained" disabled={!place} onClick={() => place && onTake(place)}>
          {translate('app.common.confirm')}
        </Button>
      </DialogActions>
    </TitledDialog>
  )
}
