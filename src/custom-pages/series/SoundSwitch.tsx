import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { isSoundOn, setSoundOn } from '../../pieces/scanner/feedback'

/** Switches sound and vibration of scans on this device. */
export function SoundSwitch() {
  const translate = useTranslate()
  const [isOn, setOn] = useState(isSoundOn)
  return (
    <label className="se-sound">
      <input
        type="checkbox"
        checked={isOn}
        onChange={event => {
          setOn(event.target.checked)
          setSoundOn(event.target.checked)
        }}
      />
      {translate('devices.scanSound')}
    </label>
  )
}
