import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { isHeard, setHeard } from '../../pieces/scanner/feedback'

/** Whether scans are heard and felt on this device. */
export function SoundSwitch() {
  const translate = useTranslate()
  const [isOn, setOn] = useState(isHeard)
  return (
    <label className="se-sound">
      <input
        type="checkbox"
        checked={isOn}
        onChange={event => {
          setOn(event.target.checked)
          setHeard(event.target.checked)
        }}
      />
      {translate('devices.scanSound')}
    </label>
  )
}
