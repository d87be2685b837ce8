import { booleanDescription } from './boolean/description'
import { choiceDescription } from './choice/description'
import { choicesDescription } from './choices/description'
import { codeDescription } from './code/description'
import { computedDescription } from './computed/description'
import { dateDescription } from './date/description'
import { dateTimeDescription } from './dateTime/description'
import { decimalDescription } from './decimal/description'
import { emailDescription } from './email/description'
import { fileDescription } from './file/description'
import { idDescription } from './id/description'
import { integerDescription } from './integer/description'
import { jsonDescription } from './json/description'
import type { KindDescription } from './kind/description'
import { linesDescription } from './lines/description'
import { locationDescription } from './location/description'
import { longTextDescription } from './longText/description'
import { moneyDescription } from './money/description'
import { passwordDescription } from './password/description'
import { percentDescription } from './percent/description'
import { referenceDescription } from './reference/description'
import { referencesDescription } from './references/description'
import type { KindName, Kinds } from './registry'
import { richTextDescription } from './richText/description'
import { statusDescription } from './status/description'
import { textDescription } from './text/description'
import { timeDescription } from './time/description'
import { urlDescription } from './url/description'

/** What only the server and the import of files know of the engine's kinds. */
export const descriptions: { readonly [K in KindName]: KindDescription<Kinds[K][0], Kinds[K][1]> } =
  {
    id: idDescription,
    text: textDescription,
    longText: longTextDescription,
    richText: richTextDescription,
    code: codeDescription,
    email: emailDescription,
    url: urlDescription,
    password: passwordDescription,
    integer: integerDescription,
    decimal: decimalDescription,
    money: moneyDescription,
    percent: percentDescription,
    boolean: booleanDescription,
    date: dateDescription,
    dateTime: dateTimeDescription,
    time: timeDescription,
    choice: choiceDescription,
    choices: choicesDescription,
    status: statusDescription,
    reference: referenceDescription,
    references: referencesDescription,
    lines: linesDescription,
    file: fileDescription,
    image: fileDescription,
    location: locationDescription,
    json: jsonDescription,
    computed: computedDescription,
  }
