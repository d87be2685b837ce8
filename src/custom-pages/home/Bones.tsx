import { useTranslate } from 'ra-core'
import { Card, Split, Stack } from '../../ui/primitives/layout'
import { Bone } from '../../ui/primitives/Meter'

/** Placeholder of the rows of a card. */
export const Bones = ({ rows }: { readonly rows: number }) => (
  <Stack pad={5} gap={5}>
    {Array.from({ length: rows }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are alike
      <Bone key={at} height={32} />
    ))}
  </Stack>
)

export const QueueBones = () => (
  <Card flush title={useTranslate()('home.queue')} className="home-queue">
    <Bones rows={5} />
  </Card>
)

/** Placeholder of a day: the queue, and two cards beside it. */
export const DayBones = () => (
  <Split>
    <QueueBones />
    <Stack gap={5}>
      <Card flush>
        <Bones rows={3} />
      </Card>
      <Card flush>
        <Bones rows={3} />
      </Card>
    </Stack>
  </Split>
)
