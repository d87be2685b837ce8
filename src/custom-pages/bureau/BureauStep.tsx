import Done from '@mui/icons-material/CheckRounded'
import type { ReactNode } from 'react'
import { Card, Row, Stack } from '../../ui/primitives/layout'

interface StepProps {
  readonly title: string
  readonly isDone: boolean
  readonly children: ReactNode
}

/** A numbered step; a tick replaces the number when done. */
export const BureauStep = ({ title, isDone, children }: StepProps) => (
  <li>
    <Card
      title={
        <Row gap={3}>
          <span
            className={isDone ? 'p-sign bu-mark tone-success' : 'p-sign bu-mark'}
            data-round
            aria-hidden="true"
          >
            {isDone && <Done fontSize="small" />}
          </span>
          {title}
        </Row>
      }
    >
      <Stack gap={4}>{children}</Stack>
    </Card>
  </li>
)
