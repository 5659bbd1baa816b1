export { canFilm, saveFilm } from './film.ts';
export { saveDots, savePicture } from './save.ts';
