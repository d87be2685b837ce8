/**
 * Frequent Spanish words and phrases in passwords that the checker's dictionaries lack, most frequent
 * first. Without accents.
 */
export const spanishWords: readonly string[] =
  `contrasena contraseña clave claves miclave micontrasena miclavesegura contrasenasegura secreto
  secreta usuario administrador bienvenido bienvenida acceso ingreso ingresar entrar entrada
  seguridad seguro password1 hola holahola buenosdias buenastardes buenasnoches comoestas
  holacomoestas temporal cambiame dejameentrar abretesesamo nomeacuerdo cualquiera loquesea cambiar
  prueba pruebas oficina sistema sistemas gerencia gerente ventas vendedor vendedora bodega credito
  cartera tienda almacen factura facturas pedido pedidos inventario celular celulares telefono
  telefonos movil campeon futbol seleccion teamo teamomucho tequiero tequieromucho tequierotanto
  teamodemasiado teamoporsiempre teamoparasiempre teamor teextrano teadoro amor amorcito amores
  miamor mivida eresmivida mividaentera amordemivida elamordemivida siempretuyo mibebe micorazon
  corazon cariño carino preciosa princesa princesita hermosa hermoso bonita bonito chiquita chiquito
  gordita gordito flaca flaco mama mamita papa papito hijo hija hijos hermano hermana abuelo abuela
  familia esposo esposa novio novia bebe angel angelito jesus jesucristo cristo dios diosmio
  diosesamor diosteama diosmeama diosesfiel graciasadios gloriaadios todopoderoso jehova virgen
  maria santamaria bendicion bendiciones fe esperanza felicidad feliz felizcumpleanos alegria
  amistad amigo amiga amigos mimejoramigo soyelmejor siempre siemprejuntos juntosporsiempre
  parasiempre eternamente vida milagros paz libertad enero febrero marzo abril mayo junio julio
  agosto septiembre octubre noviembre diciembre lunes martes miercoles jueves viernes sabado domingo
  primavera verano otoño otono invierno navidad feliznavidad rojo azul verde amarillo negro negra
  blanco blanca rosado morado naranja gato gatito gata perro perrito perra conejo caballo leon tigre
  lobo mariposa delfin tortuga estrella estrellita luna sol cielo mar playa flor flores rosa rosas
  chocolate caramelo galleta pastel banano cacao camaron ceviche encebollado colada playero casa
  micasa micasita carro moto dinero dolar dolares trabajo escuela colegio universidad profesor
  profesora doctor doctora ingeniero ingeniera licenciado abogado computadora internet musica
  guitarra salsa reggaeton uno dos tres cuatro cinco seis siete ocho nueve diez unodostres
  unodostrescuatro cien mil numero numeros nuevo nueva nuevos mundo pais patria nacional`
    .split(/\s+/)
    .filter(word => word.length > 2)
