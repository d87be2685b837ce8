import { Stack } from '../../ui/primitives/layout'
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
