/** Models as combinations of brand, model, capacity and colour. Brands are fictional. */
export const colours = [
  'NEGRO',
  'AZUL',
  'BLANCO',
  'VERDE',
  'DORADO',
  'GRIS',
  'LILA',
  'PLATEADO',
] as const

export interface Line {
  readonly brand: string
  /** Model names, cheapest first. */
  readonly models: readonly string[]
  /** Cost in dollars of the first and last model, with the smallest memory. */
  readonly cost: readonly [number, number]
}
const line = (brand: string, models: string, cost: readonly [number, number]): Line => ({
  brand,
  models: models.split(', '),
  cost,
})

export const memories = [
  ['64GB 4GB RAM', 0],
  ['128GB 4GB RAM', 14],
  ['128GB 6GB RAM', 26],
  ['256GB 8GB RAM', 48],
  ['512GB 12GB RAM', 120],
] as const

export const phoneLines = {
  HT: [
    line(
      '02',
      'K05, K06, K15, K16, K25, K26 5G, K35, K36 5G, K55 5G, K56 5G, CÓNDOR 7, CÓNDOR 8, CÓNDOR 9, CÓNDOR 9 PLUS, CÓNDOR 9 MAX',
      [78, 940],
    ),
    line(
      '43',
      'BASE 1, BASE 2, RUTA 10, RUTA 20, RUTA 20 PRO, CIMA 30, CIMA 30 PRO, CIMA 40, POLO 5, POLO 6',
      [62, 290],
    ),
    line('20', 'VOLT 1, VOLT 2, RAYO 20, RAYO 30, TRUENO 5, TRUENO 6, LUZ V20, LUZ V30', [55, 240]),
    line('22', 'N5, N6, N7, N8, N9, N10 LITE, N20, N20 PRO', [88, 480]),
    line('06', 'O1, O2, O3, O4 5G, O5, BORDE 40, BORDE 50, BORDE 50 PLUS', [72, 390]),
    line('64', 'Y40, Y41, Y50, Y50 SE, Y50 PRO, Y60 5G', [52, 195]),
  ],
  MC: [
    line(
      '71',
      'M3, M5, M13, M14, M15, SERIE 13, SERIE 14, SERIE 14 PRO, MX6, MX7 PRO, CIELO 14, CIELO 15',
      [66, 610],
    ),
  ],
  AL: [line('62', 'LITE 1, LITE 2, PLUS 3, PLUS 4 5G', [58, 170])],
} as const

interface Goods {
  readonly group: string
  readonly category: string
  readonly brand: string
  readonly names: readonly string[]
  readonly cost: readonly [number, number]
  readonly inColours?: true
}
const goods = (
  [group, category, brand]: readonly [string, string, string],
  names: string,
  cost: readonly [number, number],
): Goods => ({ group, category, brand, names: names.split(', '), cost })

/** Products of HT other than phones; cases and glasses are added per phone. */
export const otherGoods: readonly Goods[] = [
  goods(
    ['20', '110', '02'],
    'TABLA 8 64GB, TABLA 8 128GB, TABLA 10, TABLA 11, TABLA 11 MAX',
    [118, 560],
  ),
  goods(['20', '110', '22'], 'HOJA 8, HOJA 9, HOJA 10', [105, 240]),
  goods(['20', '110', '64'], 'TAB 8, TAB 10, TAB 10S', [70, 150]),
  {
    ...goods(
      ['09', '109', '54'],
      'AUDÍFONO BLUETOOTH GOTA 2, AUDÍFONO BLUETOOTH GOTA 3, AUDÍFONO DIADEMA STUDIO, AUDÍFONO DEPORTIVO RUN, PARLANTE MINI BOOM, PARLANTE PARTY 100, PARLANTE PARTY 300, BARRA DE SONIDO CINEMA',
      [8, 145],
    ),
    inColours: true,
  },
  {
    ...goods(
      ['09', '109', '60'],
      'CARGADOR 20W TIPO C, CARGADOR 33W TIPO C, CARGADOR 67W TIPO C, CARGADOR DE AUTO DOBLE USB, CABLE TIPO C 1M, CABLE TIPO C 2M, CABLE LIGHTNING 1M, BATERÍA EXTERNA 10000MAH, BATERÍA EXTERNA 20000MAH, SOPORTE DE AUTO, MEMORIA OTG, RELOJ INTELIGENTE FIT',
      [2, 24],
    ),
    inColours: true,
  },
  goods(
    ['16', '116', '52'],
    'MEMORIA MICROSD 32GB, MEMORIA MICROSD 64GB, MEMORIA MICROSD 128GB, MEMORIA MICROSD 256GB, PENDRIVE 32GB, PENDRIVE 64GB, PENDRIVE 128GB, DISCO SSD 240GB, DISCO SSD 480GB, DISCO SSD 1TB, RAM DDR4 8GB, RAM DDR4 16GB',
    [4, 62],
  ),
  goods(
    ['16', '116', '35'],
    'PORTÁTIL ANDE 14 I3 8GB 256GB, PORTÁTIL ANDE 15 I5 8GB 512GB, PORTÁTIL ANDE 15 I7 16GB 512GB, PORTÁTIL PRO 14 I7 16GB 1TB, MONITOR 22 PULGADAS, MONITOR 24 PULGADAS, MONITOR 27 PULGADAS, TECLADO INALÁMBRICO, RATÓN INALÁMBRICO',
    [12, 780],
  ),
  goods(
    ['16', '116', '33'],
    'IMPRESORA TINTA CONTINUA P100, IMPRESORA TINTA CONTINUA P110 WIFI, IMPRESORA TINTA CONTINUA P200, PROYECTOR HD P36, TINTA NEGRA 65ML, TINTA CIAN 65ML, TINTA MAGENTA 65ML, TINTA AMARILLA 65ML',
    [9, 410],
  ),
  goods(
    ['11', '111', '04'],
    'TELEVISOR 32 PULGADAS HD, TELEVISOR 43 PULGADAS 4K, TELEVISOR 50 PULGADAS 4K, TELEVISOR 55 PULGADAS 4K, TELEVISOR 65 PULGADAS 4K, REFRIGERADORA 250L, REFRIGERADORA 380L, LAVADORA 14KG, LAVADORA 18KG, COCINA DE INDUCCIÓN 4 ZONAS',
    [105, 620],
  ),
  goods(
    ['18', '118', '13'],
    'LICUADORA 600W, LICUADORA 1000W, FREIDORA DE AIRE 4L, FREIDORA DE AIRE 7L, MICROONDAS 20L, MICROONDAS 30L, CAFETERA 12 TAZAS, PLANCHA A VAPOR, ARROCERA 1.8L, BATIDORA DE MANO, SANDUCHERA DOBLE, OLLA DE PRESIÓN ELÉCTRICA',
    [14, 96],
  ),
  goods(
    ['17', '117', '46'],
    'SECADORA DE CABELLO 2200W, PLANCHA DE CABELLO CERÁMICA, RIZADORA 25MM, CORTADORA DE CABELLO, AFEITADORA RECARGABLE, CEPILLO ALISADOR, DEPILADORA SUAVE',
    [9, 48],
  ),
  goods(
    ['01', '100', '02'],
    'PANTALLA K05, PANTALLA K15, PANTALLA K25, PANTALLA K35, PANTALLA CÓNDOR 7, BATERÍA K05, BATERÍA K15, BATERÍA K25, TAPA TRASERA K15, TAPA TRASERA K25, FLEX DE CARGA K15, FLEX DE CARGA K25',
    [6, 130],
  ),
]

/** Accessories per phone. */
export const fittings = [
  ['FUNDA SILICONA', 1.2],
  ['FUNDA TRANSPARENTE', 0.9],
  ['FUNDA ANTIGOLPES', 2.1],
  ['FUNDA TIPO LIBRO', 2.8],
  ['VIDRIO TEMPLADO', 0.6],
  ['VIDRIO PRIVACIDAD', 1.1],
  ['PROTECTOR DE CÁMARA', 0.8],
  ['MICA HIDROGEL', 0.7],
] as const
