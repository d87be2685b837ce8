import type { Colour } from '../../kinds/choice/data'
import type { Scan } from './scans'

const colours: Readonly<Record<string, Colour>> = {
  good: 'success',
  loaded: 'info',
  unknown: 'warning',
  repeated: 'warning',
  over: 'warning',
  waiting: 'default',
  sending: 'default',
}

const words: Readonly<Record<string, string>> = {
  good: 'verdictGood',
  unknown: 'verdictUnknownCheck',
  loaded: 'verdictLoaded',
  repeated: 'verdictRepeated',
  wrong: 'verdictWrong',
  sold: 'verdictSold',
  otherProduct: 'verdictOtherProduct',
  otherWarehouse: 'verdictOtherWarehouse',
  whichProduct: 'verdictWhichProduct',
  over: 'verdictOver',
  waiting: 'verdictWaiting',
  sending: 'verdictSending',
  refused: 'verdictRefused',
}

/** Text key and colour of a verdict. */
export function getVerdict({ verdict, isNew }: Scan): { word: string; colour: Colour } {
  const colour = colours[verdict] ?? 'error'
  if (isNew && verdict === 'good') return { word: 'devices.verdictLoadedNow', colour }
  if (isNew && verdict === 'unknown') return { word: 'devices.verdictUnknown', colour }
  return { word: `devices.${words[verdict] ?? 'verdictRefused'}`, colour }
}

export const isGood = ({ verdict }: Scan) =>
  verdict === 'good' || verdict === 'unknown' || verdict === 'loaded'
