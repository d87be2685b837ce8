import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'

interface RefusedActProps {
  readonly act: 'edit' | 'delete'
  /** The server's explanation, in full sentences. */
  readonly reason: string
}

/** A disabled button with its reason on hover, tap and for screen readers. */
export function RefusedAct({ act, reason }: RefusedActProps) {
  const translate = useTranslate()
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
        >
          {translate(`app.action.${act}`)}
        </Button>
      </Tooltip>
      <span id={id} className="p-hidden">
        {reason}
      </span>
    </>
  )
}
