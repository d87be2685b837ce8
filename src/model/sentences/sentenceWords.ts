/** Words of a language that compare, place in time, deny or mean nothing; folded: no accents, lower case. */
export interface SentenceWords {
  /** Comparisons before a number or a day, by operator. */
  readonly compare: Readonly<Record<SentenceOperator, readonly string[]>>
  /** Comparisons after a number: "500 or more". */
  readonly after: Readonly<Partial<Record<SentenceOperator, readonly string[]>>>
  readonly not: readonly string[]
  /** Prefixes that deny a word: "unpaid". */
  readonly prefixes: readonly string[]
  readonly with: readonly string[]
  readonly or: readonly string[]
  readonly stop: readonly string[]
  /** Periods; `#` is a number. */
  readonly periods: Readonly<Record<string, readonly string[]>>
  readonly months: readonly string[]
  readonly thousand: readonly string[]
  /** Endings of words that say what happened on a day: "created last week". */
  readonly participles: readonly string[]
  /** Endings that forms of one word differ by, longest first. */
  readonly endings: readonly string[]
}
export type SentenceOperator = 'gt' | 'gte' | 'lt' | 'lte' | 'eq' | 'between'

const split = (text: string) => text.split('|')

const spanish: SentenceWords = {
  compare: {
    gt: split(
      'mas de|mas que|mayor a|mayor que|mayor de|mayores a|mayores que|mayores de|superior a|superiores a|sobre|por encima de|encima de|arriba de|despues de|despues del|posterior a|posteriores a|>',
    ),
    gte: split('al menos|por lo menos|como minimo|minimo|desde|a partir de|a partir del|>='),
    lt: split(
      'menos de|menos que|menor a|menor que|menor de|menores a|menores que|menores de|inferior a|inferiores a|bajo|por debajo de|debajo de|antes de|antes del|anterior a|anteriores a|<',
    ),
    lte: split('hasta|como maximo|maximo|a lo mas|<='),
    eq: split('igual a|exactamente|='),
    between: ['entre'],
  },
  after: { gte: ['o mas', 'o mayor', 'o superior'], lte: ['o menos', 'o menor', 'o inferior'] },
  not: split('sin|no|excepto|salvo|menos los|menos las'),
  prefixes: ['in', 'des'],
  with: split('con|tienen|tiene|que tienen|que tengan'),
  or: split('o|u'),
  stop: split(
    'de|del|la|las|el|los|lo|un|una|unos|unas|y|e|en|por|para|que|al|a|su|sus|es|son|esta|estan|este|fue|fueron|sea|sean|todos|todas|todo|toda|solo|mostrar|muestre|ver|listar|liste|dame|deme|buscar|busque|quiero|hay|cuyo|cuya|cuyos|cuyas|valor|dolares|usd|dia|fecha|hecho|hecha',
  ),
  periods: {
    today: split('hoy|de hoy|dia de hoy'),
    yesterday: split('ayer'),
    tomorrow: split('manana'),
    'this week': split('esta semana|semana actual'),
    'last week': split('semana pasada|semana anterior'),
    'next week': split('proxima semana|semana proxima|semana que viene|semana siguiente'),
    'this month': split('este mes|mes actual|mes en curso'),
    'last month': split('mes pasado|mes anterior'),
    'next month': split('proximo mes|mes proximo|mes que viene|mes siguiente'),
    'this quarter': split('este trimestre|trimestre actual'),
    'last quarter': split('trimestre pasado|trimestre anterior|ultimo trimestre'),
    'this year': split('este ano|ano actual|ano en curso'),
    'last year': split('ano pasado|ano anterior'),
    'next year': split('proximo ano|ano que viene'),
    'last 7 days': split('ultima semana'),
    'last 30 days': split('ultimo mes'),
    'last # days': split('ultimos # dias|# dias pasados|ultimo # dias'),
    'next # days': split('proximos # dias|siguientes # dias|# dias siguientes'),
    'older than # days': split('hace mas de # dias|mas de # dias|mas viejos que # dias'),
    'last # weeks': split('ultimas # semanas'),
    'last # months': split('ultimos # meses'),
  },
  months: split(
    'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
  ),
  thousand: ['mil'],
  participles: split('ado|ados|ada|adas|ido|idos|ida|idas|vence|vencen|vencer'),
  endings: split('es|os|as|s|o|a|e'),
}

const english: SentenceWords = {
  compare: {
    gt: split('more than|greater than|bigger than|higher than|over|above|exceeding|after|>'),
    gte: split('at least|minimum|since|from|starting|>='),
    lt: split('less than|fewer than|smaller than|lower than|under|below|before|<'),
    lte: split('at most|up to|maximum|until|till|<='),
    eq: split('exactly|equal to|equals|='),
    between: ['between'],
  },
  after: { gte: ['or more', 'or above', 'or higher'], lte: ['or less', 'or below', 'or fewer'] },
  not: split('without|not|no|out of|except|excluding|non|isnt|arent'),
  prefixes: ['un', 'non'],
  with: split('with|having|has|have|that have'),
  or: ['or'],
  stop: split(
    'of|the|a|an|and|in|on|by|for|to|that|which|who|whose|is|are|was|were|be|all|only|just|show|me|list|find|get|give|at|their|its|it|please|made|worth|value|dollars|usd|date|day|during',
  ),
  periods: {
    today: ['today'],
    yesterday: ['yesterday'],
    tomorrow: ['tomorrow'],
    'this week': split('this week|current week'),
    'last week': split('last week|previous week'),
    'next week': split('next week|coming week'),
    'this month': split('this month|current month'),
    'last month': split('last month|previous month'),
    'next month': split('next month|coming month'),
    'this quarter': split('this quarter|current quarter'),
    'last quarter': split('last quarter|previous quarter'),
    'this year': split('this year|current year'),
    'last year': split('last year|previous year'),
    'next year': ['next year'],
    'last 7 days': split('past week|last seven days'),
    'last 30 days': split('past month|last thirty days'),
    'last # days': split('last # days|past # days|previous # days'),
    'next # days': split('next # days|coming # days'),
    'older than # days': split(
      'older than # days|more than # days ago|over # days ago|more than # days old|over # days old',
    ),
    'last # weeks': split('last # weeks|past # weeks'),
    'last # months': split('last # months|past # months'),
  },
  months: split(
    'january|february|march|april|may|june|july|august|september|october|november|december',
  ),
  thousand: ['thousand'],
  participles: split('ed|due|expiring'),
  endings: split('es|s'),
}

/** Languages in which sentences are read, all at once. */
export const sentenceLanguages: readonly SentenceWords[] = [spanish, english]
