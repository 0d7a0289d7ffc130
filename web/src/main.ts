import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { loadCatalog } from "./lib/catalog";
import { startLanguage } from "./lib/i18n.svelte";
import { router } from "./lib/router.svelte";
import { startTheme } from "./lib/theme.svelte";
import { preparePage } from "./pages/pages";

async function start(): Promise<void> {
  startTheme();
  // What a page is made of and what it asks for does not wait for the words.
  // What fails is asked for again, and said, when it is shown.
  const preparation: Promise<unknown> = router.pieces.length === 0 ? loadCatalog() : preparePage(router.pieces);
  preparation.catch(() => null);
  await startLanguage();
  const target = document.getElementById("app");
  if (target) mount(App, { target });
}

void start();
