import '../states/states.css'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { Grid, Split, Stack } from '../primitives/layout'
import { Bone } from '../primitives/Meter'

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

const Loading = (props: { readonly className?: string; readonly children: ReactNode }) => (
  <div role="status" aria-label={useTranslate()('app.common.loading')} {...props} />
)

/** Placeholder of a loading list. */
export const LoadingRows = () => (
  <Loading className="s-rows">
    {rows.map(row => (
      <div key={row} className="s-row">
        <Bone />
        <Bone />
        <Bone />
        <Bone />
        <Bone />
      </div>
    ))}
  </Loading>
)

/** Placeholder of a loading form. */
export const LoadingForm = () => (
  <Loading className="s-form p-card">
    {rows.map(row => (
      <Bone key={row} height={56} />
    ))}
  </Loading>
)

/** Placeholder of a loading record: its head, a main and a side column. */
export const LoadingRecord = () => (
  <Loading className="p-page">
    <Bone width="40%" height={32} />
    <Bone height={96} />
    <Split>
      <Stack gap={5}>
        <Bone height={200} />
        <Bone height={120} />
      </Stack>
      <Stack>
        <Bone height={200} />
      </Stack>
    </Split>
  </Loading>
)

interface LoadingGridProps {
  /** Height of a part in px. @default 200 */
  readonly height?: number
  /** @default 8 */
  readonly count?: number
}

/** Placeholder of cards side by side, of a board's columns or, with a count of one, of a calendar or map. */
export const LoadingGrid = ({ height = 200, count = 8 }: LoadingGridProps) => (
  <Loading>
    <Grid min={240} fit>
      {rows.slice(0, count).map(row => (
        <Bone key={row} height={height} />
      ))}
    </Grid>
  </Loading>
)
