import { choiceSamples } from './samples/choices'
import { numberSamples } from './samples/numbers'
import { structureSamples } from './samples/structures'
import { wordSamples } from './samples/words'
import type { AnyKindName, SamplesOf } from './samplesOf'

/** A field of every kind with valid and invalid values; a kind without samples does not compile. */
export const samples: SamplesOf<AnyKindName> = {
  ...wordSamples,
  ...numberSamples,
  ...choiceSamples,
  ...structureSamples,
}
