import Tooltip from '@mui/material/Tooltip'
import { useId, useState } from 'react'
import { Button } from '../../ui/controls/Button'

interface RefusedActProps {
  readonly act: 'edit' | 'delete'
  /** The server's explanation, in full sentences. */
  readonly reason: string
}

/** A disabled button with its reason on hover, tap and for screen readers. */
export function RefusedAct({ act, reason }: RefusedActProps) {
  const id = useId()
  const [isExplained, setExplained] = useState(false)
  return (
    <>
      <Tooltip
        describeChild
        open={isExplained}
        onOpen={() => setExplained(true)}
        onClose={() => setExplained(false)}
        leaveTouchDelay={8000}
        title={reason}
      >
        <Button
          variant="outlined"
          color="inherit"
          className="r-refused"
          aria-disabled
          aria-describedby={id}
          onClick={() => setExplained(true)}
          i18nKey={`app.action.${act}`}
        />
      </Tooltip>
      <span id={id} className="p-hidden">
        {reason}
      </span>
    </>
  )
}
