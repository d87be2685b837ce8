import type { DemoRecord } from './record'

export interface Place {
  /** Province number, also the prefix of cédulas. */
  readonly province: string
  readonly provinceName: string
  readonly canton: string
  readonly parishes: readonly string[]
  readonly lat: number
  readonly lng: number
}

const place = (
  [province, provinceName, canton]: readonly [string, string, string],
  parishes: string,
  [lat, lng]: readonly [number, number],
): Place => ({ province, provinceName, canton, parishes: parishes.split(', '), lat, lng })

/** Ecuador's 24 provinces with their main cantons. */
export const places: readonly Place[] = [
  place(
    ['01', 'Azuay', 'Cuenca'],
    'El Batán, Yanuncay, Totoracocha, Monay, San Sebastián, Huayna Cápac, Turi, Ricaurte',
    [-2.9, -79],
  ),
  place(['01', 'Azuay', 'Gualaceo'], 'Gualaceo, Daniel Córdova Toral, Jadán', [-2.89, -78.78]),
  place(
    ['02', 'Bolívar', 'Guaranda'],
    'Ángel Polibio Chaves, Gabriel Ignacio Veintimilla, Guanujo',
    [-1.59, -79],
  ),
  place(['03', 'Cañar', 'Azogues'], 'Azogues, Bayas, Borrero, San Francisco', [-2.74, -78.85]),
  place(['04', 'Carchi', 'Tulcán'], 'Tulcán, González Suárez, Julio Andrade', [0.81, -77.72]),
  place(
    ['05', 'Cotopaxi', 'Latacunga'],
    'La Matriz, Eloy Alfaro, San Buenaventura, Ignacio Flores',
    [-0.93, -78.62],
  ),
  place(
    ['06', 'Chimborazo', 'Riobamba'],
    'Lizarzaburu, Maldonado, Velasco, Veloz',
    [-1.67, -78.65],
  ),
  place(
    ['07', 'El Oro', 'Machala'],
    'Machala, Puerto Bolívar, La Providencia, Nueve de Mayo',
    [-3.26, -79.96],
  ),
  place(['07', 'El Oro', 'Pasaje'], 'Bolívar, Ochoa León, Tres Cerritos', [-3.33, -79.81]),
  place(
    ['08', 'Esmeraldas', 'Esmeraldas'],
    'Bartolomé Ruiz, Simón Plata Torres, Luis Tello',
    [0.96, -79.65],
  ),
  place(
    ['09', 'Guayas', 'Guayaquil'],
    'Tarqui, Ximena, Urdaneta, Febres Cordero, Pascuales, Rocafuerte, Letamendi',
    [-2.17, -79.92],
  ),
  place(['09', 'Guayas', 'Durán'], 'Eloy Alfaro, El Recreo, Divino Niño', [-2.17, -79.83]),
  place(['09', 'Guayas', 'Milagro'], 'Milagro, Chobo, Roberto Astudillo', [-2.13, -79.59]),
  place(
    ['10', 'Imbabura', 'Ibarra'],
    'El Sagrario, San Francisco, Alpachaca, Priorato',
    [0.35, -78.12],
  ),
  place(['10', 'Imbabura', 'Otavalo'], 'El Jordán, San Luis, San Pablo', [0.23, -78.26]),
  place(['11', 'Loja', 'Loja'], 'El Valle, Sucre, San Sebastián, Punzara', [-4, -79.2]),
  place(
    ['12', 'Los Ríos', 'Babahoyo'],
    'Clemente Baquerizo, Camilo Ponce, Barreiro',
    [-1.8, -79.53],
  ),
  place(['12', 'Los Ríos', 'Quevedo'], 'Quevedo, San Camilo, Siete de Octubre', [-1.03, -79.46]),
  place(
    ['13', 'Manabí', 'Portoviejo'],
    'Portoviejo, Andrés de Vera, Colón, Picoazá',
    [-1.05, -80.45],
  ),
  place(['13', 'Manabí', 'Manta'], 'Manta, Tarqui, Los Esteros, Eloy Alfaro', [-0.96, -80.71]),
  place(
    ['14', 'Morona Santiago', 'Macas'],
    'Macas, Sevilla Don Bosco, General Proaño',
    [-2.31, -78.12],
  ),
  place(['15', 'Napo', 'Tena'], 'Tena, Puerto Napo, Archidona', [-0.99, -77.81]),
  place(['16', 'Pastaza', 'Puyo'], 'Puyo, Shell, Tarqui', [-1.49, -78]),
  place(
    ['17', 'Pichincha', 'Quito'],
    'Iñaquito, La Mariscal, Carapungo, Chillogallo, Conocoto, Cumbayá, Tumbaco, Calderón',
    [-0.18, -78.47],
  ),
  place(['17', 'Pichincha', 'Cayambe'], 'Cayambe, Juan Montalvo, Ayora', [0.04, -78.14]),
  place(
    ['18', 'Tungurahua', 'Ambato'],
    'La Matriz, Huachi Chico, Atocha, Celiano Monge, Izamba',
    [-1.25, -78.62],
  ),
  place(['19', 'Zamora Chinchipe', 'Zamora'], 'Zamora, El Limón, Cumbaratza', [-4.07, -78.95]),
  place(['20', 'Galápagos', 'Santa Cruz'], 'Puerto Ayora, Bellavista, Santa Rosa', [-0.74, -90.31]),
  place(['21', 'Sucumbíos', 'Lago Agrio'], 'Nueva Loja, El Eno, Pacayacu', [0.09, -76.89]),
  place(
    ['22', 'Orellana', 'Francisco de Orellana'],
    'Puerto Francisco de Orellana, Dayuma, San Luis de Armenia',
    [-0.46, -76.99],
  ),
  place(
    ['23', 'Santo Domingo de los Tsáchilas', 'Santo Domingo'],
    'Bombolí, Chigüilpe, Río Verde, Abraham Calazacón',
    [-0.25, -79.17],
  ),
  place(
    ['24', 'Santa Elena', 'La Libertad'],
    'La Libertad, Santa Elena, Ballenita',
    [-2.23, -80.91],
  ),
]

const two = (number: number) => String(number).padStart(2, '0')

/** Parish code: province, canton, parish. */
export const parishCode = (place: Place, parish: number): string =>
  `${place.province}${two(cantonNumber(place))}${50 + parish}`

const cantonNumber = (place: Place) =>
  1 + places.filter(({ province }) => province === place.province).indexOf(place)

export const parishRecords: readonly DemoRecord[] = places.flatMap(place =>
  place.parishes.map((PARROQUIA, at) => ({
    CODE: parishCode(place, at),
    PARROQUIA,
    CANTON: place.canton,
    PROVINCIA: place.provinceName,
  })),
)
