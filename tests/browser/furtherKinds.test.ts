import { test } from 'vitest'
import { longLists, tourOf } from './listTour'
import { useApp } from './useApp'

const app = useApp()

test.each(longLists)(
  'the columns of %s are shown, filtered, printed, exported, read back and pasted into',
  name => tourOf(app, name),
  120_000,
)
